declare module 'virtual:texts' {
  /** The texts of a group by `language/group`; see `build/groups.ts`. */
  export const loaders: Record<string, (() => Promise<{ default: string }>) | undefined>;
}
