/** A component that is drawn again only where one of its properties is another. */
import { Component, type ComponentChildren, h } from 'preact';

/** Properties are compared by identity. */
export function memo<P extends object>(draw: (properties: P) => ComponentChildren) {
  return class Memo extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      const before = this.props as Readonly<Record<string, unknown>>;
      return Object.entries(next).some(([name, value]) => before[name] !== value);
    }
    override render(): ComponentChildren {
      return h(draw as (properties: object) => null, this.props);
    }
  };
}
