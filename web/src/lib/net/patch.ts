// How a view changes. A change names a place by field names and indexes joined by dots, and brings what stands there
// now; without a value the key goes. The empty path is the whole view.

export type Change = readonly [path: string] | readonly [path: string, value: unknown];
export type Patch = readonly Change[];

/** The view with the changes made in order; parts that did not change stay the same objects. */
export function applyPatch(view: unknown, patch: Patch | undefined): unknown {
  let result = view;
  for (const change of patch ?? []) {
    const [path] = change;
    result = path === '' ? change[1] : changed(result, path.split('.'), 0, change);
  }
  return result;
}

function changed(node: unknown, names: readonly string[], depth: number, change: Change): unknown {
  if (depth === names.length) return change[1];
  const name = names[depth] ?? '';
  if (Array.isArray(node)) {
    const list: unknown[] = [...(node as unknown[])];
    // The index behind the last item appends.
    list[Number(name)] = changed(list[Number(name)], names, depth + 1, change);
    return list;
  }
  const fields = { ...(node as Record<string, unknown>) };
  if (depth === names.length - 1 && change.length === 1) delete fields[name];
  else fields[name] = changed(fields[name], names, depth + 1, change);
  return fields;
}
