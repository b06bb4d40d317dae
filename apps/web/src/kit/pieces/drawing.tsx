import type { SVGProps } from 'react';

/** A picture speaks its name, or is silent where words stand beside it. */
export const Drawing = ({ name, ...rest }: { readonly name: string } & SVGProps<SVGSVGElement>) =>
  name === '' ? <svg aria-hidden="true" {...rest} /> : <svg role="img" aria-label={name} {...rest} />;
