// As much of JSON Schema as our own schemas use; anything else in one is a fault too.
export interface Schema {
  readonly [word: string]: unknown;
}
const KNOWN =
  '$schema title $defs $ref oneOf type const enum required properties additionalProperties items description'.split(
    ' ',
  );

export function faultsOf(root: Schema, value: unknown, schema: Schema = root, where = ''): string[] {
  const unknown = Object.keys(schema).filter((word) => !KNOWN.includes(word));
  if (unknown.length > 0) return [`${where}: the schema says ${unknown.join(', ')}`];
  if (typeof schema.$ref === 'string') {
    const defs = root.$defs as Readonly<Record<string, Schema>>;
    return faultsOf(root, value, defs[schema.$ref.replace('#/$defs/', '')]!, where);
  }
  const faults: string[] = [];
  if (schema.oneOf !== undefined) {
    const fits = (schema.oneOf as Schema[]).filter((one) => faultsOf(root, value, one, where).length === 0);
    if (fits.length !== 1) faults.push(`${where}: fits ${fits.length} of the alternatives`);
  }
  if (schema.type !== undefined && schema.type !== typeOf(value, schema.type))
    faults.push(`${where}: no ${schema.type}`);
  if ('const' in schema && schema.const !== value) faults.push(`${where}: not ${schema.const}`);
  if (schema.enum !== undefined && !(schema.enum as unknown[]).includes(value)) faults.push(`${where}: none of them`);
  if (Array.isArray(value) && schema.items !== undefined)
    faults.push(...value.flatMap((item, i) => faultsOf(root, item, schema.items as Schema, `${where}/${i}`)));
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const properties = (schema.properties ?? {}) as Readonly<Record<string, Schema>>;
    for (const key of (schema.required ?? []) as string[]) if (!(key in value)) faults.push(`${where}: no ${key}`);
    for (const [key, inner] of Object.entries(value)) {
      const known = properties[key];
      if (known !== undefined) faults.push(...faultsOf(root, inner, known, `${where}/${key}`));
      else if (schema.additionalProperties === false) faults.push(`${where}: ${key} is too much`);
    }
  }
  return faults;
}

function typeOf(value: unknown, wanted: unknown): string {
  if (Array.isArray(value)) return 'array';
  return wanted === 'integer' && Number.isInteger(value) ? 'integer' : value === null ? 'null' : typeof value;
}
