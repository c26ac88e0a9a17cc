declare module 'virtual:panel-entry' {
  /** Where the panel's script lies, and what is to be fetched with it. */
  const script: { module: string; imports: string[] };
  export default script;
}

declare module 'virtual:island-files' {
  /** Addresses of the scripts that every island needs. */
  const files: string[];
  export default files;
}

declare module 'virtual:early-script' {
  /** The compiled `storefront/early/early-script.ts`. */
  const script: string;
  export default script;
}
