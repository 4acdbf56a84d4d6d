import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { tolerateTranslation } from './translated.ts'

let stop = () => {}
beforeEach(() => (stop = tolerateTranslation()))
afterEach(() => stop())

/** Bare text beside a part that comes and goes. */
function Bill({ amount, due = true, first = false }: { amount: string; due?: boolean; first?: boolean }) {
  return (
    <p data-testid="bill">
      {first && <b>Nueva </b>}
      {due && 'Vence '}
      {amount}
      {due && <i> hoy</i>}
    </p>
  )
}

/** Translates the text of the page as the browser does: the text goes into a `<font>`, or is replaced by one. */
async function translate(how: 'moved' | 'replaced' | 'replaced in two steps'): Promise<void> {
  const walker = document.createTreeWalker(screen.getByTestId('bill'), NodeFilter.SHOW_TEXT)
  const texts: Node[] = []
  while (walker.nextNode()) texts.push(walker.currentNode)
  for (const text of texts) {
    const font = document.createElement('font')
    const inner = font.appendChild(document.createElement('font'))
    if (how === 'moved') {
      text.parentNode?.insertBefore(font, text)
      inner.append(text)
    } else {
      inner.textContent = `[${text.nodeValue}]`
      if (how === 'replaced') text.parentNode?.replaceChild(font, text)
      else {
        text.parentNode?.insertBefore(font, text)
        text.parentNode?.removeChild(text)
      }
    }
  }
  await act(async () => undefined)
}

const shown = () => screen.getByTestId('bill').textContent.replaceAll(/[[\]]/g, '')

test.each(['moved', 'replaced', 'replaced in two steps'] as const)(
  'updates a page as React says after a translator has %s its texts',
  async (how) => {
    const { rerender, unmount } = render(<Bill amount="38,20 €" />)
    await translate(how)
    rerender(<Bill amount="40,00 €" due={false} />)
    expect(shown()).toBe('40,00 €')
    await translate(how)
    rerender(<Bill amount="41,00 €" first />)
    expect(shown()).toBe('Nueva Vence 41,00 € hoy')
    await translate(how)
    rerender(<Bill amount="41,00 €" due={false} />)
    expect(shown()).toBe('41,00 €')
    unmount()
    expect(document.body.textContent).toBe('')
  },
)
