import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Link, NavLink, Outlet, useNavigate, useParams } from 'react-router-dom'
import { serverStore } from '#room/api/server.store.ts'
import { useWorld } from '#room/api/useWorld.ts'
import { worldPath } from '#room/parts/worldPath.ts'
import { lazyPart } from '#src/base/lazyPart.ts'
import { useStore } from '#src/base/store.ts'
import { useTheme } from '#src/base/theme.ts'
import { useKeys } from '#src/base/useKeys.ts'
import { IconButton } from '#src/ui/action/IconButton.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { ToastRegion } from '#src/ui/feedback/ToastRegion.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import styles from './RoomFrame.module.css'
import type { WorldScreen } from './worldScreen.type.ts'

const KeysDialog = lazyPart(async () => (await import('./KeysDialog.tsx')).KeysDialog)
const CodeStrip = lazyPart(async () => (await import('#room/code/CodeStrip.tsx')).CodeStrip)

/** The frame of every screen: the worlds, the switch between them, the screens of the chosen world, theme and keys. */
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
        <WorldSwitch />
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
            label="Code of the changes"
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

const TokenForm = lazyPart(async () => (await import('./TokenForm.tsx')).TokenForm)

/** A banner while the server does not answer, and the form for its token if it requires one. */
function ServerNotice() {
  const state = useStore(serverStore)
  const client = useQueryClient()
  if (state === 'wantsToken')
    return (
      <Suspense>
        <TokenForm onGiven={() => void client.refetchQueries({ type: 'active' })} />
      </Suspense>
    )
  if (state === 'answers') return null
  return (
    <Banner tone="error" title="The server is unreachable">
      No answer from {window.location.host}/__control. Start the server with npm start; this page then continues by
      itself.
    </Banner>
  )
}

const WorldSwitchDialog = lazyPart(async () => (await import('./WorldSwitchDialog.tsx')).WorldSwitchDialog)

/** The name of the world of the page, as a button that opens the choice of another. */
function WorldSwitch() {
  const { world } = useParams()
  const [opens, setOpens] = useState(false)
  useKeys({ v: () => setOpens(true) })
  return (
    <>
      <button type="button" className={styles.world} aria-haspopup="dialog" onClick={() => setOpens(true)}>
        <span className="visually-hidden">Switch the world: </span>
        <span className={styles.worldName}>{world ?? 'Go to a world'}</span>
        <Icon name="chevronDown" size={18} />
      </button>
      {opens && (
        <Suspense>
          <WorldSwitchDialog onClose={() => setOpens(false)} />
        </Suspense>
      )}
    </>
  )
}
