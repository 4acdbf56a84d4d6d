import { DIMENSIONS } from './dimensions.ts'
import { type CoverageCell, type Coverage, type Scope, SCOPES, type Share } from './judgeCoverage.ts'
import { script } from './pageScript.ts'
import { style } from './pageStyle.ts'
import { denominators, headings, percentOf, formatShare, titles } from './titles.ts'

/** A page that needs no server: the shares, and below them each operation with its seen and missed cells. */
export function coveragePage(coverage: Coverage, below: readonly string[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Coverage of the contract</title>
<style>${style}</style>
<header>
  <h1>Coverage of the contract</h1>
  <p>${escaped(denominators(coverage))}</p>
</header>
<main>
${below.length === 0 ? '' : `<ul class="below">${below.map((each) => `<li>${escaped(each)}</li>`).join('')}</ul>`}
<table class="shares">
<thead><tr><td></td>${SCOPES.map((scope) => `<th scope="col">${headings[scope]}</th>`).join('')}</tr></thead>
<tbody>
${DIMENSIONS.map(
  (dimension) =>
    `<tr><th scope="row">${titles[dimension]}</th>${SCOPES.map((scope) => shareCell(scope, coverage.shares[scope][dimension])).join('')}</tr>`,
).join('\n')}
</tbody>
</table>
<form id="choice">
  <label>Operation <input type="search" name="words" placeholder="part of its name" autocomplete="off"></label>
  <label>Show <select name="dimension">${options(['codes', 'roles', 'request', 'answer'], titles)}</select></label>
  <label>Seen by <select name="scope">${options(SCOPES, headings)}</select></label>
  <label class="check"><input type="checkbox" name="gaps"> only gaps</label>
  <output id="count"></output>
</form>
<p class="legend">A number is how many tests have seen it: <span class="seen" data-level="1">1</span> <span class="seen" data-level="2">2</span>
<span class="seen" data-level="3">5</span> <span class="seen" data-level="4">20</span>, <span class="gap">0</span> a gap,
<span class="gap faulted">0</span> a gap where only a fault rule has answered so. Arrow keys move, Enter opens.</p>
<div id="scroller"><table id="map"><thead></thead><tbody></tbody></table></div>
</main>
<dialog id="detail" aria-labelledby="what"><form method="dialog"><h2 id="what"></h2><button>Close</button></form><div id="told"></div></dialog>
<script type="application/json" id="data">${JSON.stringify(compact(coverage)).replaceAll('<', '\\u003c')}</script>
<script>${script}</script>
</html>
`
}

/** The coverage with each title written once. Cells refer to it by number. */
function compact({ operations }: Coverage) {
  const numbers = new Map<string, number>()
  const numberOf = (title: string) => {
    const number = numbers.get(title) ?? numbers.size
    numbers.set(title, number)
    return number
  }
  const row = ({ dimension, name, tests, faulted, advice }: CoverageCell) => [
    dimension,
    name,
    tests.journeys.map(numberOf),
    tests.api.map(numberOf),
    faulted.map(numberOf),
    advice,
  ]
  const compacted = operations.map(({ id, called, cells }) => ({ id, called, cells: cells.map(row) }))
  return { operations: compacted, titles: [...numbers.keys()] }
}

function shareCell(scope: Scope, share: Share): string {
  return `<td data-scope="${headings[scope]}"><meter max="100" value="${percentOf(share)}"></meter> ${formatShare(share)}</td>`
}

function options<Name extends string>(names: readonly Name[], texts: Readonly<Record<Name, string>>): string {
  return names.map((name) => `<option value="${name}">${texts[name]}</option>`).join('')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
