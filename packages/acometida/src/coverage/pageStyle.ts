/** The look of the page, in the colours of the client: see web/src/ui/tokens.css. */
export const style = `
:root { color-scheme: light dark;
  --canvas: light-dark(#f6f8f9, #0a1418); --surface: light-dark(#ffffff, #111e23); --line: light-dark(#dde4e8, #25363e);
  --line-strong: light-dark(#7c8d97, #6a828d); --text: light-dark(#0f1b20, #e9f0f2); --muted: light-dark(#50616b, #a2b4bc);
  --frame: light-dark(#0b3a47, #0a2831); --frame-text: #f2f7f8; --energy: light-dark(#f2a516, #f5b335);
  --success: light-dark(#1f7a4d, #6fcb9d); --danger: light-dark(#b3261e, #ff9a8f); --danger-soft: light-dark(#fceceb, #3a1715);
  --focus: light-dark(#0b7594, #8fd6e6); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--canvas); color: var(--text); font: 1rem/1.45 'Figtree Variable', system-ui, 'Segoe UI', sans-serif; }
header { padding: 1.25rem 1.5rem; border-bottom: 4px solid var(--energy); background: var(--frame); color: var(--frame-text); }
header h1 { margin: 0; font-size: 1.375rem; }
header p { margin: 0.25rem 0 0; }
main { padding: 1.25rem 1.5rem; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 1px; }
table { border-collapse: collapse; }
th { font-weight: 600; text-align: start; }
.below { margin: 0 0 1rem; padding: 0.75rem 1rem 0.75rem 2rem; border-inline-start: 4px solid var(--danger); background: var(--danger-soft); }
.shares { background: var(--surface); border: 1px solid var(--line); border-radius: 10px; }
.shares th, .shares td { padding: 0.375rem 0.75rem; font-variant-numeric: tabular-nums; }
.shares meter { width: 6rem; height: 0.75rem; }
#choice { display: flex; flex-wrap: wrap; gap: 0.5rem 1.25rem; align-items: center; padding: 0.75rem 0; }
#choice label { display: flex; gap: 0.5rem; align-items: center; }
#choice input[type=search], #choice select { min-height: 2.75rem; padding: 0 0.75rem; border: 1px solid var(--line-strong); border-radius: 10px; background: var(--surface); color: inherit; font: inherit; }
#choice .check { min-height: 2.75rem; }
#choice input[type=checkbox] { width: 1.25rem; height: 1.25rem; }
.legend { margin: 0 0 1rem; color: var(--muted); }
.legend span { display: inline-block; min-width: 2rem; text-align: center; }
#scroller { position: relative; max-height: calc(100vh - 2rem); overflow: auto; border: 1px solid var(--line); border-radius: 10px; background: var(--surface); }
#map td:first-child, #map th[scope=row] { position: sticky; inset-inline-start: 0; background: var(--surface); }
#map thead :is(td, th) { position: sticky; inset-block-start: 0; z-index: 1; padding: 0.5rem 0.25rem; background: var(--surface); vertical-align: bottom; font-size: 0.8125rem; }
#map thead td { z-index: 2; }
#map thead th span { writing-mode: vertical-rl; rotate: 180deg; }
#map tbody th { padding: 0.125rem 0.75rem 0.125rem 0.5rem; font-size: 0.875rem; white-space: nowrap; }
#map tbody th small { color: var(--muted); font-weight: 400; }
#map tr { border-block-end: 1px solid var(--line); }
#map td { padding: 1px; }
#map.parts td { padding: 0.25rem; }
#map button, .legend span { border: 1px solid transparent; border-radius: 6px; color: var(--text); font: inherit; font-size: 0.8125rem; font-variant-numeric: tabular-nums; }
#map button { min-width: 2rem; min-height: 1.75rem; padding: 0 0.25rem; cursor: pointer; }
#map:not(.parts) button b { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
#map button b { margin-inline-end: 0.375rem; font-weight: 500; overflow-wrap: anywhere; }
#map.parts button { margin: 0.125rem; padding: 0.125rem 0.5rem; text-align: start; }
.seen { background: color-mix(in srgb, var(--success) var(--share), var(--surface)); }
.seen[data-level='1'] { --share: 14%; }
.seen[data-level='2'] { --share: 24%; }
.seen[data-level='3'] { --share: 36%; }
.seen[data-level='4'] { --share: 48%; }
#map .gap, .legend .gap { border-color: var(--danger); background: var(--danger-soft); }
#map .gap.faulted, .legend .gap.faulted { border-style: dashed; background: none; }
#map .unasked { background: none; color: var(--muted); }
dialog { width: min(44rem, calc(100vw - 2rem)); max-height: 85vh; padding: 1.25rem 1.5rem; border: 1px solid var(--line-strong); border-radius: 16px; background: var(--surface); color: inherit; overflow-wrap: anywhere; }
dialog::backdrop { background: rgb(7 27 34 / 52%); }
dialog form { display: flex; gap: 1rem; align-items: start; justify-content: space-between; }
dialog h2 { margin: 0; font-size: 1.125rem; }
dialog h3 { margin: 1rem 0 0.25rem; font-size: 1rem; }
dialog ul { margin: 0; padding-inline-start: 1.25rem; }
dialog button { min-height: 2.75rem; padding: 0 1rem; border: 1px solid var(--line-strong); border-radius: 10px; background: none; color: inherit; font: inherit; cursor: pointer; }
@media (width < 48rem) {
  header, main { padding-inline: 1rem; }
  #scroller { position: relative; max-height: none; }
  .shares meter { display: none; }
  #choice label { flex-wrap: wrap; }
  .shares, .shares tbody, .shares tr, .shares th, .shares td, #map, #map tbody, #map tr, #map th { display: block; }
  .shares thead, #map thead { display: none; }
  .shares td { display: flex; flex-wrap: wrap; gap: 0.25rem 0.5rem; align-items: center; padding-block: 0.125rem; }
  .shares td::before { content: attr(data-scope); min-width: 8rem; color: var(--muted); }
  #map tr { padding: 0.5rem; }
  #map tbody th { padding: 0 0 0.25rem; white-space: normal; overflow-wrap: anywhere; }
  #map td { display: inline-block; }
  #map td:empty { display: none; }
  #map:not(.parts) button b { position: static; width: auto; height: auto; clip-path: none; }
  #map button { min-height: 2.25rem; margin: 0.125rem; padding: 0 0.5rem; }
}
`
