/** Names of members as clients write them: those of the interface are known in any letter case. */

/** The members under the interface's own names; where one is there twice, the one that is written as it should be counts. */
export function namedAs<T>(members: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> {
  const known = new Map(names.map((name) => [name.toLowerCase(), name]));
  // Without a prototype, so that a member named __proto__ is a member like any other.
  const named: Record<string, T> = Object.create(null);
  for (const [name, value] of Object.entries(members)) {
    const own = known.get(name.toLowerCase()) ?? name;
    if (own === name || !Object.hasOwn(members, own)) named[own] = value;
  }
  return named;
}
