declare module 'virtual:panel-entry' {
  /** Address of the panel's script, and of the files to load with it. */
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
