/** Look and behaviour of the page that `beleg detect --view` writes: light and dark, box and entry lit together. */
import { figureStyle } from '../../reading/view/figure.js';

export const style = `
:root { color-scheme: light dark; --back: #f2f2f0; --front: #222; --quiet: #666; --rule: #ccc; --lit: #ffe9a8; --bad: #b00020;
  --detail: #0b62d6; --custom: #8a3ffc; --group: #00796b; --sender: #b3541e; --receiver: #a0187a; --contact: #6b6b00 }
@media (prefers-color-scheme: dark) { :root { --back: #1b1c1e; --front: #e4e4e0; --quiet: #a0a0a0; --rule: #444; --lit: #5a4a10; --bad: #ff8a80 }
  aside h2, .items thead th { filter: brightness(1.5) } figure { filter: brightness(.88) } }
body { font: 14px/1.4 sans-serif; margin: 1em; background: var(--back); color: var(--front) }
nav { display: flex; flex-wrap: wrap; gap: .3em 1em; margin-bottom: 1em } a { color: inherit }
h1 { font-size: 1.2em; margin: 0; overflow-wrap: anywhere } h2 { font-size: 1em; margin: 1em 0 .2em } p { margin: .2em 0; color: var(--quiet) }
section { border-top: 1px solid var(--rule); padding: 1em 0 2em }
.both { display: grid; grid-template-columns: minmax(0, 3fr) minmax(16em, 1fr); gap: 1.5em; align-items: start }
aside { position: sticky; top: 0; max-height: 100vh; overflow: auto }
@media (max-width: 60em) { .both { grid-template-columns: minmax(0, 1fr) } aside { position: static; max-height: none } }
table { border-collapse: collapse; width: 100%; font-size: .92em }
td, th { text-align: left; vertical-align: top; padding: .1em .6em .1em 0; border-bottom: 1px solid var(--rule); overflow-wrap: anywhere }
aside td:first-child { color: var(--quiet); white-space: nowrap } aside td:last-child { text-align: right; white-space: nowrap; padding-right: 0 }
.wide { overflow-x: auto } .items td, .items th { overflow-wrap: normal; padding: .2em .8em .2em 0 }
.items small { display: block; color: var(--quiet); font-size: .8em; white-space: nowrap } .items thead th { color: hsl(var(--hue, 0) 70% 38%) }
.notes { font-size: .88em; color: var(--quiet) } tr.below .notes b, .below small, aside .below td:last-child { color: var(--bad) }
.lit, .entry:hover { background: var(--lit) }
${figureStyle}
.detail { --ink: var(--detail) } .custom { --ink: var(--custom) } .group { --ink: var(--group) }
.sender { --ink: var(--sender) } .receiver { --ink: var(--receiver) } .contact { --ink: var(--contact) }
h2.detail, h2.custom, h2.group, h2.sender, h2.receiver, h2.contact { color: var(--ink) }
rect.mark { fill: var(--ink); fill-opacity: .14; stroke: var(--ink); stroke-width: 1.2 } rect.mark.below { stroke-dasharray: 4 3 }
rect.mark.group { fill-opacity: .05 }
rect { vector-effect: non-scaling-stroke }
svg text { font-family: sans-serif; paint-order: stroke; stroke: #fff; stroke-width: .25em; pointer-events: none } text.mark { fill: var(--ink) }
rect.column { fill: hsl(var(--hue) 80% 50% / .06); stroke: hsl(var(--hue) 70% 40% / .6); stroke-dasharray: 5 4; stroke-width: 1.2 } text.column { fill: hsl(var(--hue) 70% 34%) }
rect.row { fill: none; stroke: #444; stroke-opacity: .5; stroke-width: 1.2; pointer-events: stroke } text.row { fill: #444; font-weight: bold }
rect.cell { fill: hsl(var(--hue) 80% 50% / .16); stroke: hsl(var(--hue) 70% 36%); stroke-width: 1.2 } rect.cell.below { stroke-dasharray: 4 3 }
rect[data-of]:hover, rect.lit { fill: #ffd54f; fill-opacity: .5 }
`;

/** A box lights its entry and the other way round; a click on a box scrolls to its entry, one on an entry to its box. */
export const script = `
const pairs = new Map([...document.querySelectorAll('[data-of]')].map((box) => [box, document.getElementById(box.dataset.of)]));
for (const [box, entry] of pairs) {
  if (!entry) continue;
  const light = (on) => () => { box.classList.toggle('lit', on); entry.classList.toggle('lit', on); };
  for (const each of [box, entry]) { each.addEventListener('mouseenter', light(true)); each.addEventListener('mouseleave', light(false)); }
  box.addEventListener('click', () => entry.scrollIntoView({ block: 'nearest' }));
  entry.addEventListener('click', () => box.scrollIntoView({ block: 'center' }));
}
`;
