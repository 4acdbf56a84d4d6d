import type { Difference } from './compare.ts'
import type { Picture } from './takeShot.ts'

/** A page that needs no server: the pictures, with filters above them. A press enlarges one. */
export function galleryPage(pictures: readonly Picture[]): string {
  const data = JSON.stringify(pictures).replaceAll('<', '\\u003c')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Screens of Acometida</title>
<style>
  body { margin: 0; background: #eef2f4; color: #0f1b20; font: 15px/1.4 system-ui, sans-serif; }
  header { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 12px; align-items: center; padding: 12px 20px; background: #0b3a47; color: #fff; }
  h1 { margin: 0 12px 0 0; font-size: 18px; }
  select { min-height: 36px; font: inherit; }
  main { display: grid; grid-template-columns: repeat(auto-fill, minmax(260px, 1fr)); gap: 16px; padding: 20px; }
  button { display: grid; gap: 8px; padding: 10px; border: 1px solid #cfd8dd; border-radius: 10px; background: #fff; color: inherit; font: inherit; text-align: start; cursor: zoom-in; }
  button img { width: 100%; height: 240px; object-fit: contain; object-position: top; background: #e2e8eb; }
  .bad { color: #b3261e; }
  dialog { max-width: 96vw; max-height: 94vh; padding: 0; border: 0; overflow: auto; }
  dialog img { display: block; max-width: 94vw; }
</style>
<header>
  <h1>Screens of Acometida</h1>
  <span id="filters"></span>
  <output id="count"></output>
</header>
<main id="grid"></main>
<dialog id="large"><img alt=""></dialog>
<script>
const pictures = ${data}
const filters = { screen: '', size: 'desktop', theme: 'light', language: 'es' }
const el = (id) => document.getElementById(id)
for (const key of Object.keys(filters)) {
  const select = document.createElement('select')
  select.setAttribute('aria-label', key)
  select.append(new Option('every ' + key, ''))
  for (const value of new Set(pictures.map((one) => one[key]))) select.append(new Option(value, value))
  select.value = filters[key]
  select.onchange = () => { filters[key] = select.value; draw() }
  el('filters').append(select, ' ')
}
el('large').onclick = () => el('large').close()
function draw() {
  const shown = pictures.filter((one) => Object.entries(filters).every(([key, value]) => value === '' || one[key] === value))
  el('count').textContent = shown.length + ' of ' + pictures.length
  el('grid').replaceChildren(...shown.map((one) => {
    const button = document.createElement('button')
    const image = Object.assign(new Image(), { src: one.file, loading: 'lazy', alt: '' })
    const words = document.createElement('span')
    words.textContent = one.screen + ' · ' + one.state + ' · ' + one.size + ' ' + one.theme + ' ' + one.language + (one.overflows ? ' · too wide' : '')
    if (one.overflows) words.className = 'bad'
    button.append(image, words)
    button.onclick = () => { el('large').firstElementChild.src = one.file; el('large').showModal() }
    return button
  }))
}
draw()
</script>
</html>
`
}

/** A page of the differences between two galleries: before, after and the difference of each picture side by side. */
export function comparisonPage(before: string, differences: readonly Difference[]): string {
  const rows = differences.map(({ file, share, only }) => {
    const cells = [
      only === 'after' ? null : `${before}/${file}`,
      only === 'before' ? null : file,
      only === undefined ? `differences/${file}` : null,
    ]
    const pictures = cells.map((src) =>
      src === null ? '<td></td>' : `<td><a href="${src}"><img src="${src}" loading="lazy" alt=""></a></td>`,
    )
    const words = only === undefined ? `${(share * 100).toFixed(2)} % of its pixels` : `only ${only}`
    return `<tr><th colspan="3" scope="rowgroup">${file}: ${words}</th></tr><tr>${pictures.join('')}</tr>`
  })
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>What differs</title>
<style>
  body { margin: 20px; font: 15px/1.4 system-ui, sans-serif; }
  table { width: 100%; table-layout: fixed; border-spacing: 8px; }
  th { text-align: start; }
  td { vertical-align: top; }
  img { width: 100%; border: 1px solid #cfd8dd; }
</style>
<h1>${differences.length} pictures differ</h1>
<table><thead><tr><th>Before</th><th>After</th><th>Difference</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>
</html>
`
}
