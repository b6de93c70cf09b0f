declare module 'icon:*' {
  /** The path of the drawing, in a view box of 512 by 512. */
  const path: string;
  export default path;
}

declare module '*.icons' {
  /** Paths by the keys of the file, in a view box of 512 by 512. */
  const paths: Record<string, string>;
  export default paths;
}
