declare module 'virtual:panel-entry' {
  /** Where the panel's script lies, and what is to be fetched with it. */
  const script: { module: string; imports: string[] };
  export default script;
}
