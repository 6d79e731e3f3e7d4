/** Who has which document open. A hold expires when its page stops renewing it. */

export interface Holder {
  /** Of one page in one browser. */
  readonly session: string;
  /** A person's name. */
  readonly who: string;
}

/** Milliseconds; the page renews its hold three times in this. */
export const holdMs = 45_000;

export interface Locks {
  /** Undefined: it is held now. Else who else holds it; `take` ends their hold. */
  hold(name: string, holder: Holder, take?: boolean): Holder | undefined;
  release(name: string, session: string): void;
  holderOf(name: string): Holder | undefined;
}

/** `now`: in milliseconds; tests have a clock of their own. */
export function locks(now: () => number = Date.now): Locks {
  const held = new Map<string, { readonly holder: Holder; readonly until: number }>();
  const holderOf = (name: string): Holder | undefined => {
    const hold = held.get(name);
    if (hold && hold.until > now()) return hold.holder;
    held.delete(name);
    return undefined;
  };
  return {
    holderOf,
    hold(name, holder, take = false) {
      const other = holderOf(name);
      if (other && other.session !== holder.session && !take) return other;
      // One page shows one document.
      for (const [each, { holder: own }] of held) if (own.session === holder.session) held.delete(each);
      held.set(name, { holder, until: now() + holdMs });
      return undefined;
    },
    release(name, session) {
      if (held.get(name)?.holder.session === session) held.delete(name);
    },
  };
}
