/** The report's style sheet: light and dark, screen and print. */
export const style = `
:root { color-scheme: light dark; --line: #8886; --soft: #8882; --bad: light-dark(#c22, #ff7b72); --good: light-dark(#1d7d38, #56d364); }
* { box-sizing: border-box; }
body { font: 14px/1.45 system-ui, sans-serif; margin: 2rem auto; max-width: 1240px; padding: 0 1rem; }
h1 { font-size: 1.5rem; overflow-wrap: anywhere; } h2 { font-size: 1.2rem; margin-top: 2.2rem; border-bottom: 1px solid var(--line); } h3 { font-size: 1rem; margin: 0 0 .3rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin: .5rem 0; } th, td { padding: .2rem .6rem; border-bottom: 1px solid var(--soft); vertical-align: top; }
th { background: Canvas; vertical-align: bottom; } .text { text-align: left; overflow-wrap: anywhere; } td.text:first-child { white-space: nowrap; } .figure { text-align: right; white-space: nowrap; } th.figure { white-space: normal; }
td small { display: block; font-size: .75em; } small { opacity: .7; } a { color: inherit; text-decoration-color: var(--line); }
.wide { overflow-x: auto; } .tiles { display: flex; flex-wrap: wrap; gap: 1rem; } .tile { border: 1px solid var(--line); border-radius: 6px; padding: .6rem .9rem; } .tile b { display: block; font-size: 1.4rem; }
.detail { border: 1px solid var(--line); border-radius: 6px; padding: .7rem; margin: .7rem 0; break-inside: avoid; } summary { cursor: pointer; }
.charts { display: flex; flex-wrap: wrap; gap: 1.2rem; } .charts figure { width: min-content; } figure { margin: 0; } figcaption { font-size: .8rem; opacity: .7; }
.note { border-left: 4px solid #d9822b; padding-left: .7rem; } .none { opacity: .75; } .bad { color: var(--bad); } .good { color: var(--good); }
svg.page { width: 100%; max-width: 900px; border: 1px solid var(--line); background: #fff; } svg.page text { fill: #222; font-family: Arial, sans-serif; }
svg.page rect { fill: none; stroke-width: calc(var(--stroke) * 1px); } svg.page g text { font-weight: bold; paint-order: stroke; stroke: #fff; stroke-width: calc(var(--stroke) * 2px); }
svg.page .wrong rect { stroke: #d33; } svg.page .wrong text { fill: #c22; } svg.page .truth rect { stroke: #2a9d4a; stroke-dasharray: calc(var(--stroke) * 3px) calc(var(--stroke) * 2px); } svg.page .truth text { fill: #1d7d38; }
fieldset { columns: 3 240px; border: 1px solid var(--line); margin-top: .6rem; } fieldset label { display: block; } form > label { display: inline-block; margin: 0 1.5rem .4rem 0; } .figures b { margin-right: 1.5rem; } .both > div { flex: 1 1 20rem; max-width: 44rem; } .small { font-size: .85rem; opacity: .8; } .both { display: flex; flex-wrap: wrap; gap: 2.5rem; align-items: start; } output { display: inline-block; min-width: 3.5rem; }
@media print {
  :root { color-scheme: light; } body { max-width: none; margin: 0; font-size: 10px; } .detail, tr, .charts { break-inside: avoid; } h2, h3 { break-after: avoid; } .wide { overflow: visible; }
  details::details-content { content-visibility: visible; block-size: auto; } #simulator form, #export, #simulator .small { display: none; } svg { max-width: 100%; max-height: 235mm; }
}
`;
