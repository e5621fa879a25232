/** A module and what it imports as the text of one script: see plugins/inline-script. */
declare module "*?inline-script" {
  const text: string;
  export default text;
}
