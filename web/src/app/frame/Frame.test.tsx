import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import type { Language } from '#src/base/i18n/languages.ts'
import type { ThemeChoice } from '#src/base/theme.ts'
import frameStyles from './Frame.module.css?raw'
import { Frame, type FrameProps } from './Frame.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  scrollTo(0)
})

test('leads from the logo to the root [SC-025]', () => {
  show()
  expect(screen.getByRole('link', { name: 'Acometida, inicio' }).getAttribute('href')).toBe('/')
})

test('shows role title, name, profile and log-out in the user box [SC-026]', async () => {
  const onLogout = vi.fn<() => void>()
  show({ onLogout })
  await userEvent.click(screen.getByRole('button', { name: /Cliente\s*María Castro/ }))
  expect(screen.getByRole('link', { name: 'Mi perfil' }).getAttribute('href')).toBe('/profile')
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar sesión' }))
  expect(onLogout).toHaveBeenCalledOnce()
})

test('offers to stop acting only while acting', async () => {
  const onStopActing = vi.fn<() => void>()
  const { unmount } = show()
  await userEvent.click(screen.getByRole('button', { name: /María Castro/ }))
  expect(screen.queryByRole('button', { name: 'Dejar de actuar en su nombre' })).toBeNull()
  unmount()

  show({ onStopActing, actedFor: { name: 'Talleres Ulla', maskedDocument: '***8501**', minutes: 3 } })
  await userEvent.click(screen.getByRole('button', { name: /María Castro/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Dejar de actuar en su nombre' }))
  expect(onStopActing).toHaveBeenCalledOnce()
})

test('says for whom the user acts and since when, with the button as the first tab stop', async () => {
  const onStopActing = vi.fn<() => void>()
  show({ onStopActing, actedFor: { name: 'Talleres Ulla', maskedDocument: '***8501**', minutes: 3 } })
  const bar = screen.getByRole('complementary', { name: 'Está actuando en nombre de' })
  expect(bar.textContent).toContain('Talleres Ulla (***8501**) · 3 minutos')
  await userEvent.tab()
  expect(document.activeElement).toBe(within(bar).getByRole('button', { name: 'Terminar' }))
  await userEvent.keyboard('{Enter}')
  expect(onStopActing).toHaveBeenCalledOnce()
})

test('shows a log-in with a certificate by its icon and label [SC-057]', async () => {
  const { unmount } = show()
  await userEvent.click(screen.getByRole('button', { name: /María Castro/ }))
  expect(screen.queryByText('Acceso con certificado')).toBeNull()
  unmount()
  show({ user: { name: 'María Castro', roleTitle: 'Cliente', certificate: true } })
  await userEvent.click(screen.getByRole('button', { name: /María Castro/ }))
  expect(screen.getByText('Acceso con certificado')).toBeDefined()
})

test('closes the user box on Escape and returns the focus to its button', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: /María Castro/ }))
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('link', { name: 'Mi perfil' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /María Castro/ }))
})

test('offers Spanish, Galician and English in the language selector [SC-031]', async () => {
  const onLanguage = vi.fn<(language: Language) => void>()
  show({ onLanguage })
  const selector = screen.getByRole('combobox', { name: 'Idioma' })
  expect(
    within(selector)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Castellano', 'Galego', 'English'])
  await userEvent.selectOptions(selector, 'Galego')
  expect(onLanguage).toHaveBeenCalledWith('gl')
})

test('contracts the header past 67 px of scroll, not at 67 [CO-013 SC-036]', () => {
  show()
  const header = screen.getByRole('banner')
  expect(header.dataset.contracted).toBe('false')
  scrollTo(67)
  expect(header.dataset.contracted).toBe('false')
  scrollTo(68)
  expect(header.dataset.contracted).toBe('true')
})

test('keeps the header of a phone from contracting [SC-036]', () => {
  beAPhone()
  show()
  scrollTo(400)
  expect(screen.getByRole('banner').dataset.contracted).toBe('false')
})

test('names the unread notices at the bell, which leads to the inbox, on a phone too', () => {
  const { unmount } = show({ inbox: { to: '/notifications', unread: 3 } })
  expect(screen.getByRole('link', { name: 'Avisos, 3 sin leer' }).getAttribute('href')).toBe('/notifications')
  unmount()
  beAPhone()
  show({ inbox: { to: '/notifications', unread: 0 } })
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Avisos' })).toBeDefined()
})

test('shows no bell without an inbox', () => {
  show()
  expect(within(screen.getByRole('banner')).queryByRole('link', { name: /^Avisos/ })).toBeNull()
})

test('shows the bottom bar on phones alone, with badges up to 999 [SC-050 SC-051]', () => {
  const { unmount } = show({ showBottomNav: true })
  expect(screen.queryByRole('navigation', { name: 'Accesos rápidos' })).toBeNull()
  unmount()

  beAPhone()
  show({ showBottomNav: true })
  const bar = screen.getByRole('navigation', { name: 'Accesos rápidos' })
  expect(
    within(bar)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/supplies', '/notifications'])
  expect(within(bar).getByText('999')).toBeDefined()
  expect(screen.queryByRole('navigation', { name: 'Navegación principal' })).toBeNull()
})

test('sizes the bottom bar to 75 pixels above what the phone keeps for itself [CO-025]', () => {
  expect(frameStyles).toContain('block-size: calc(75px + env(safe-area-inset-bottom))')
  expect(frameStyles).toContain('--bottom-bar: 75px')
})

test('hides the bottom bar for the keyboard', () => {
  beAPhone()
  vi.stubGlobal('visualViewport', { height: 400, scale: 1, addEventListener: () => {}, removeEventListener: () => {} })
  vi.stubGlobal('screen', { height: 844 })
  show({ showBottomNav: true })
  const bar = () => screen.queryByRole('navigation', { name: 'Accesos rápidos' })
  expect(bar()).not.toBeNull()
  const field = document.body.appendChild(document.createElement('input'))
  act(() => field.focus())
  expect(bar()).toBeNull()
  act(() => field.blur())
  expect(bar()).not.toBeNull()
  field.remove()
})

test('puts the tabs of a phone behind a burger where asked for [SC-027]', async () => {
  beAPhone()
  const { unmount } = show({ showBurger: false })
  expect(screen.queryByRole('button', { name: 'Abrir el menú' })).toBeNull()
  unmount()

  show({ showBurger: true })
  await userEvent.click(screen.getByRole('button', { name: 'Abrir el menú' }))
  const menu = screen.getByRole('navigation', { name: 'Navegación principal' })
  expect(within(menu).getByRole('link', { name: /Solicitudes/ }).textContent).toContain('3 sin leer')
})

test('hides a footer link without an address, and opens the others outside [SC-028]', () => {
  show()
  const footer = screen.getByRole('contentinfo')
  expect(
    within(footer)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')]),
  ).toEqual([['Contacto', 'https://ejemplo.es/contacto', '_blank']])
})

test('opens the questions by the help button, and hides it without an address [SC-032]', () => {
  const { unmount } = show({ helpHref: 'https://ejemplo.es/faq' })
  expect(screen.getByRole('link', { name: 'Ayuda' }).getAttribute('href')).toBe('https://ejemplo.es/faq')
  unmount()
  show({ helpHref: '' })
  expect(screen.queryByRole('link', { name: 'Ayuda' })).toBeNull()
})

function show(over: Partial<FrameProps> = {}) {
  return render(
    <MemoryRouter>
      <Frame
        tabs={[{ id: 'requests', label: 'Solicitudes', to: '/requests', badge: 3 }]}
        user={{ name: 'María Castro', roleTitle: 'Cliente' }}
        language="es"
        onLanguage={vi.fn<(language: Language) => void>()}
        theme="system"
        onTheme={vi.fn<(theme: ThemeChoice) => void>()}
        onLogout={vi.fn<() => void>()}
        showBurger={false}
        showBottomNav={false}
        bottomItems={[
          { id: 'supplies', label: 'Suministros', to: '/supplies', icon: 'plug' },
          { id: 'notifications', label: 'Avisos', to: '/notifications', icon: 'bell', badge: 1200 },
        ]}
        footerLinks={{
          contact: 'https://ejemplo.es/contacto',
          legalNotice: '',
          cookies: '',
          privacy: '',
          accessibility: '',
          company: '',
        }}
        helpHref=""
        {...over}
      >
        <p>Contenido</p>
      </Frame>
    </MemoryRouter>,
  )
}

function beAPhone() {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: vi.fn<() => void>(),
    removeEventListener: vi.fn<() => void>(),
  }))
}

function scrollTo(pixels: number) {
  act(() => {
    window.scrollTo(0, pixels)
    window.dispatchEvent(new Event('scroll'))
  })
}
