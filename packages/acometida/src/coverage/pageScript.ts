/** The script of the page: draws the chosen operations, moves by arrow keys, and shows the details of a cell. */
export const script = `
const { operations, titles } = JSON.parse(document.getElementById('data').textContent)
const choice = document.getElementById('choice')
const map = document.getElementById('map')
const detail = document.getElementById('detail')
const cells = operations.flatMap(({ id, called, cells }) =>
  cells.map(([dimension, name, journeys, api, faulted, advice]) => ({ id, called, dimension, name, journeys, api, faulted, advice })))

/** The tests of a scope that have seen a cell. */
const testsOf = (cell, scope) => (scope === 'all' ? [...cell.journeys, ...cell.api] : cell[scope])
const isAsked = (cell, scope) => scope !== 'journeys' || cell.called
const isGap = (cell, scope) => isAsked(cell, scope) && testsOf(cell, scope).length === 0

function draw() {
  const { words, dimension, scope, gaps } = Object.fromEntries(new FormData(choice))
  const isMatrix = dimension === 'codes' || dimension === 'roles'
  const word = words.trim().toLowerCase()
  const chosen = cells.filter((cell) => cell.dimension === dimension && cell.id.toLowerCase().includes(word)
    && (gaps === undefined || isGap(cell, scope)))
  const rows = byOperation(chosen)
  const columns = isMatrix ? [...new Set(chosen.map(({ name }) => name))].sort() : []
  map.className = isMatrix ? '' : 'parts'
  map.tHead.replaceChildren(...(isMatrix ? [row(element('td'), ...columns.map((name) => {
    const head = element('th', element('span', name))
    head.scope = 'col'
    return head
  }))] : []))
  map.tBodies[0].replaceChildren(...[...rows].map(([id, own]) => {
    const head = element('th', id)
    head.scope = 'row'
    const all = cells.filter((cell) => cell.id === id && cell.dimension === dimension)
    const seen = all.filter((cell) => testsOf(cell, scope).length > 0).length
    head.append(element('small', isAsked(own[0], scope) ? ' ' + seen + '/' + all.length : ' not called by the client'))
    const buttons = own.map((cell) => [cell.name, button(cell, scope)])
    if (!isMatrix) return row(head, element('td', ...buttons.map(([, each]) => each)))
    const byName = new Map(buttons)
    return row(head, ...columns.map((name) => element('td', ...(byName.has(name) ? [byName.get(name)] : []))))
  }))
  const first = map.querySelector('tbody button')
  if (first) first.tabIndex = 0
  const open = chosen.filter((cell) => isGap(cell, scope)).length
  document.getElementById('count').textContent = rows.size + ' operations, ' + open + ' gaps'
}

function button(cell, scope) {
  const { id, name, faulted } = cell
  const times = testsOf(cell, scope).length
  const made = element('button', element('b', name), ' ' + times)
  made.type = 'button'
  made.tabIndex = -1
  made.setAttribute('aria-label', id + ' ' + name + ': ' + (times === 1 ? '1 test' : times + ' tests'))
  made.className = times > 0 ? 'seen' : isGap(cell, scope) ? 'gap' : 'unasked'
  if (times > 0) made.dataset.level = times >= 20 ? 4 : times >= 5 ? 3 : times >= 2 ? 2 : 1
  if (times === 0 && faulted.length > 0) made.classList.add('faulted')
  made.onclick = () => tell(cell)
  return made
}

function tell({ id, called, name, journeys, api, faulted, advice }) {
  document.getElementById('what').textContent = id + ' ' + name
  const list = (heading, tests) => tests.length === 0 ? []
    : [element('h3', heading), element('ul', ...tests.map((number) => element('li', titles[number])))]
  const gap = journeys.length + api.length === 0 ? 'No test has seen it. ' : journeys.length === 0 ? 'No journey has seen it. ' : ''
  const uncalled = called ? '' : 'The client does not call ' + id + '. '
  document.getElementById('told').replaceChildren(
    element('p', gap + uncalled + advice),
    ...list('Journeys', journeys),
    ...list('Tests of the API', api),
    ...list('Answered by a fault rule, which does not count', faulted),
  )
  detail.showModal()
}

const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }
map.addEventListener('keydown', (event) => {
  const step = STEPS[event.key]
  if (!step || event.target.tagName !== 'BUTTON') return
  event.preventDefault()
  const buttons = [...map.querySelectorAll('tbody button')]
  const here = buttons.indexOf(event.target)
  const next = step[0] !== 0 ? buttons[here + step[0]] : inRow(buttons, here, step[1])
  if (!next) return
  event.target.tabIndex = -1
  next.tabIndex = 0
  next.focus()
})

/** The next button above or below: in the same column, or of the nearest row where there is none. */
function inRow(buttons, here, direction) {
  const at = buttons[here]
  const rowOf = (each) => each.closest('tr').rowIndex
  const others = (direction > 0 ? buttons.slice(here + 1) : buttons.slice(0, here).reverse()).filter((each) => rowOf(each) !== rowOf(at))
  const column = (each) => each.closest('td').cellIndex
  return (map.className === '' && others.find((each) => column(each) === column(at))) || others[0]
}

function byOperation(list) {
  const rows = new Map()
  for (const cell of list) rows.set(cell.id, [...(rows.get(cell.id) ?? []), cell])
  return rows
}

function row(...children) {
  return element('tr', ...children)
}

function element(name, ...children) {
  const made = document.createElement(name)
  made.append(...children)
  return made
}

choice.addEventListener('input', draw)
choice.addEventListener('submit', (event) => event.preventDefault())
draw()
`
