import { lazy, Suspense, useState } from 'react'
import { Link, NavLink, Outlet, useNavigate, useParams } from 'react-router-dom'
import { useTheme } from '#src/base/theme.ts'
import { IconButton } from '#src/ui/action/IconButton.tsx'
import { ToastRegion } from '#src/ui/feedback/ToastRegion.tsx'
import { useWorld } from '#room/api/useWorld.ts'
import { worldPath } from '#room/parts/worldPath.ts'
import type { WorldScreen } from './navigation.type.ts'
import styles from './RoomFrame.module.css'
import { ServerNotice } from './ServerNotice.tsx'
import { useKeys } from '#src/base/useKeys.ts'

const KeysDialog = lazy(async () => ({ default: (await import('./KeysDialog.tsx')).KeysDialog }))
const CodeStrip = lazy(async () => ({ default: (await import('#room/code/CodeStrip.tsx')).CodeStrip }))

/** The frame of every screen: the link to the worlds, the screens of the chosen world, the theme, the keys. */
export function RoomFrame({ screens: all }: { readonly screens: readonly WorldScreen[] }) {
  const { world } = useParams()
  const isProxied = typeof useWorld(world)?.proxied === 'string'
  const screens = isProxied ? all.filter(({ isOfProxied }) => isOfProxied) : all
  const [theme, chooseTheme] = useTheme()
  const [helps, setHelps] = useState(false)
  const [shows, setShows] = useState(false)
  const navigate = useNavigate()
  const of = world ?? 'default'
  useKeys({
    ...Object.fromEntries(screens.map(({ key, path }) => [key, () => void navigate(worldPath(of, path))])),
    w: () => void navigate('/'),
    g: () => void navigate('/gallery'),
    '?': () => setHelps(true),
    '`': () => setShows(!shows),
    '/': () => document.querySelector<HTMLInputElement>('main input[type=search]')?.focus(),
  })
  const isDark = theme === 'dark' || (theme === 'system' && document.documentElement.dataset.theme === 'dark')
  return (
    <>
      <header className={styles.bar}>
        <Link className={styles.name} to="/">
          Control room
        </Link>
        <nav className={styles.nav} aria-label="Control room">
          <NavLink to="/" end>
            Worlds
          </NavLink>
          {screens.map(({ path, label }) => (
            <NavLink key={path} to={worldPath(of, path)}>
              {label}
            </NavLink>
          ))}
          <NavLink to="/gallery">Gallery</NavLink>
          <NavLink to="/tools">Tools</NavLink>
        </nav>
        <span className={styles.tools}>
          <IconButton
            icon={isDark ? 'sun' : 'moon'}
            label={isDark ? 'Light theme' : 'Dark theme'}
            onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
          />
          <IconButton
            icon="document"
            label="Code of what was done"
            aria-expanded={shows}
            onClick={() => setShows(!shows)}
          />
          <IconButton icon="help" label="Keys" onClick={() => setHelps(true)} />
        </span>
      </header>
      <main className={styles.main}>
        <ServerNotice />
        <Outlet />
      </main>
      {shows && (
        <Suspense>
          <CodeStrip world={of} onClose={() => setShows(false)} />
        </Suspense>
      )}
      {helps && (
        <Suspense>
          <KeysDialog onClose={() => setHelps(false)} screens={screens} />
        </Suspense>
      )}
      <ToastRegion />
    </>
  )
}
