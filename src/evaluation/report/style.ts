/** How a report looks: light and dark, on a screen and on paper. */
export const style = `
:root { color-scheme: light dark; --line: #8886; --soft: #8882; --bad: #d33; --good: #2a9d4a; }
body { font: 14px/1.45 system-ui, sans-serif; margin: 2rem auto; max-width: 1200px; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.2rem; margin-top: 2.2rem; border-bottom: 1px solid var(--line); } h3 { font-size: 1rem; margin: 0 0 .3rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; } th, td { padding: .15rem .5rem; border-bottom: 1px solid var(--soft); text-align: right; vertical-align: top; }
th:first-child, td:first-child, td.text { text-align: left; } th { position: sticky; top: 0; background: Canvas; } small { opacity: .7; }
.wide { overflow-x: auto; } .tiles { display: flex; flex-wrap: wrap; gap: 1rem; } .tile { border: 1px solid var(--line); border-radius: 6px; padding: .6rem .9rem; } .tile b { display: block; font-size: 1.4rem; }
.detail { border: 1px solid var(--line); border-radius: 6px; padding: .7rem; margin: .7rem 0; break-inside: avoid; } .charts { display: flex; flex-wrap: wrap; gap: 1.2rem; } figure { margin: 0; } figcaption { font-size: .8rem; opacity: .7; }
.none { opacity: .75; } .bad { color: var(--bad); }
svg.page { width: 100%; max-width: 700px; border: 1px solid var(--line); background: #fff; } svg.page text { fill: #222; font-family: Arial, sans-serif; }
svg.page rect { fill: none; stroke-width: 6; } rect.wrong { stroke: #d33; } rect.truth { stroke: #2a9d4a; stroke-dasharray: 14 8; }
fieldset { columns: 3 220px; border: 1px solid var(--line); margin-top: .6rem; } fieldset label { display: block; } form > label { margin-right: 1.5rem; } .figures b { margin-right: 1.5rem; }
@media print { body { max-width: none; margin: 0; } details, .detail { break-inside: avoid; } #simulator form, #export { display: none; } th { position: static; } }
`;
