// Rule books are imported as text: import rules from '../RULES.md?raw'.
declare module '*.md?raw' {
  const text: string;
  export default text;
}
