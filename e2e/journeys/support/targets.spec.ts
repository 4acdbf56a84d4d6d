import { failurePanelPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { supplyCups } from '@acometida/seed/supplies/supplies'
import type { Page } from '@playwright/test'
import { loadingParts } from '#support/loadingParts.ts'
import { type Persona, persona } from '#support/persona.ts'
import { onPhone } from '#support/sizes.ts'
import { expect, test } from '#support/test.ts'

const screens: readonly (readonly [Persona['key'], readonly string[]])[] = [
  ['customer', ['/dashboard', '/supplies', '/notifications', '/supplies/alerts', '/requests', '/profile']],
  ['company', ['/supplies']],
  ['agent', ['/gestionAverias', failurePanelPath({ cups: supplyCups(persona('customer').userId, 1) }), '/admin']],
]

// Only a mobile device has a coarse pointer.
test.use({ ...onPhone, isMobile: true })

for (const [who, paths] of screens)
  test(`shows ${who} on a phone targets of 44 pixels and texts of 14 pixels or more`, async ({ as, page }) => {
    await as(who, '/faqs')
    for (const path of paths) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect(loadingParts(page)).toHaveCount(0)
      expect(await lowTargets(page), path).toEqual([])
      expect(await smallWords(page), path).toEqual([])
    }
  })

/**
 * The targets on the page that a finger misses: from their centre, 22 pixels above or below is neither the target nor
 * its label. Links within a sentence are no targets of their own (WCAG 2.5.8).
 */
function lowTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isWithinText = (element: Element) =>
      element.matches('a') &&
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim().length > 2,
      )
    const targets = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
    return targets.flatMap((target) => {
      if (isWithinText(target) || target.matches(':disabled') || target.closest('[inert]')) return []
      target.scrollIntoView({ block: 'center', behavior: 'instant' })
      // A hidden radio button is pressed by its label.
      const drawn = target.matches('.visually-hidden') ? (target.closest('label') ?? target) : target
      const box = drawn.getBoundingClientRect()
      const [x, y] = [box.left + Math.min(box.width / 2, 40), box.top + box.height / 2]
      const hits = (at: number) => {
        const hit = document.elementFromPoint(x, at)
        const labels = 'labels' in target && target.labels instanceof NodeList ? [...target.labels] : []
        return hit !== null && [target, ...labels].some((part) => part.contains(hit))
      }
      // Hidden from sight, or below another layer.
      if (box.width === 0 || !hits(y)) return []
      // A place between two pixels is rounded, so the last one of each side does not count.
      const isHigh = hits(y - 21) && hits(y + 21)
      return isHigh
        ? []
        : [
            `${target.tagName} ${target.getAttribute('aria-label') ?? target.textContent?.trim()} (${Math.round(box.height)})`,
          ]
    })
  })
}

/** Texts in view that are smaller than 14 pixels. */
function smallWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const small = new Set<string>()
    while (walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode
      if (!textContent?.trim() || !parentElement || parentElement.closest('.visually-hidden')) continue
      if (parentElement.checkVisibility() && Number.parseFloat(getComputedStyle(parentElement).fontSize) < 14)
        small.add(textContent.trim())
    }
    return [...small]
  })
}
