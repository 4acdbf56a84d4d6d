import type { Page } from '@playwright/test'
import { goInside } from '#support/goInside.ts'
import { expect, test } from '#support/test.ts'

/** Puts each text of the page into two `<font>`, as a translating browser does, also those that come later. */
function translate(): void {
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const text of root.nodeType === Node.TEXT_NODE ? [root] : texts) {
      const parent = text.parentElement
      if (!parent || parent.closest('font, script, style, textarea, svg') || !text.nodeValue?.trim()) continue
      const inner = document.createElement('font')
      inner.textContent = text.nodeValue
      const outer = document.createElement('font')
      outer.append(inner)
      text.parentNode?.replaceChild(outer, text)
    }
  }
  const start = () => {
    wrap(document.body)
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) if (node.isConnected) wrap(node)
    }).observe(document.body, { childList: true, subtree: true })
  }
  document.addEventListener('DOMContentLoaded', start)
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('works on ten screens while the browser translates the page', async ({ as, page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.addInitScript(translate)
  await as('customer', '/profile')
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  await button('Cambiar el teléfono').click()
  await page.getByLabel('Teléfono móvil').fill('612')
  await page.getByLabel('Teléfono móvil').blur()
  await button('Cancelar').click()
  await expect(button('Cambiar el teléfono')).toBeVisible()
  await page.getByRole('radio', { name: 'SMS' }).first().check()

  for (const path of [
    '/supplies',
    '/dashboard',
    '/notifications',
    '/requests',
    '/managers',
    '/payments',
    '/what-is-new',
  ]) {
    await goInside(page, path)
    await expect(heading(page), path).toBeVisible()
  }
  await goInside(page, '/faqs')
  await page.getByRole('searchbox').fill('piscina')
  await button('Ver todas las preguntas').click()
  await goInside(page, '/requests/add')
  await page.getByRole('searchbox', { name: 'Dígalo con sus palabras' }).fill('parpadea')
  await page.getByRole('radio', { name: /Caídas de tensión/ }).check()
  await button('Continuar').click()
  await button('Continuar').click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByRole('radio', { name: /Piso de Santiago/ }).check()
  await page.getByRole('textbox', { name: 'Qué ha pasado' }).fill('Parpadea')
  await expect(page.getByRole('alert')).toBeHidden()
  await button('Continuar').click()
  await expect(page.getByRole('button', { name: 'Enviar solicitud' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('radio', { name: /Piso de Santiago/ })).toBeChecked()

  expect(errors).toEqual([])
  await expect(page.getByText('No hemos podido mostrar esta página')).toHaveCount(0)
  await expect(page.locator('main font').first()).toBeAttached()
})
