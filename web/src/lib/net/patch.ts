// How a view changes: every change names a place of at most two names, and what stands there now.

/** The view with the changes; parts that did not change stay the same objects. */
export function patched(view: unknown, changes: [string, unknown][]): unknown {
  let result = view;
  for (const [path, value] of changes) {
    if (path === '') {
      result = value;
      continue;
    }
    const [outer, inner] = path.split('.', 2) as [string, string | undefined];
    const whole = { ...(result as Record<string, unknown>) };
    whole[outer] = inner === undefined ? value : withPart(whole[outer], inner, value);
    result = whole;
  }
  return result;
}

function withPart(part: unknown, name: string, value: unknown): unknown {
  if (Array.isArray(part)) {
    const list = [...part];
    list[Number(name)] = value;
    return list;
  }
  return { ...(part as Record<string, unknown>), [name]: value };
}
