// Rule books and tables of weights are imported as text: import rules from '../RULES.md?raw'.
declare module '*.md?raw' {
  const text: string;
  export default text;
}
declare module '*.json?raw' {
  const text: string;
  export default text;
}
