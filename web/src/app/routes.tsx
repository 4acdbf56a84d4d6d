import { Suspense } from 'react'
import { matchPath, Navigate, Outlet, Route, Routes } from 'react-router-dom'
import { LoginScreen } from '#src/screens/access/LoginScreen.tsx'
import { EntryGate } from './EntryGate.tsx'
import { type LazyScreen, lazyScreen } from './lazyScreen.ts'
import { NotFoundArea } from './NotFoundArea.tsx'
import { paths } from './paths.ts'
import { PrivateArea } from './PrivateArea.tsx'
import { PublicArea } from './PublicArea.tsx'

/** The screens that need no session, besides the log-in. */
const publicScreens: Readonly<Record<string, LazyScreen>> = {
  [paths.updatePassword]: lazyScreen(
    async () => (await import('#src/screens/access/UpdatePasswordScreen.tsx')).UpdatePasswordScreen,
  ),
  [paths.redirectLogin]: lazyScreen(
    async () => (await import('#src/screens/access/RedirectLoginScreen.tsx')).RedirectLoginScreen,
  ),
}

/** The screens of whoever is logged in. A line here is all that a screen needs: its tab and the links to it turn on. */
const privateScreens: Readonly<Record<string, LazyScreen>> = {
  [paths.gdpr]: lazyScreen(async () => (await import('#src/screens/access/GdprScreen.tsx')).GdprScreen),
  [paths.landing]: lazyScreen(async () => (await import('#src/screens/access/LandingScreen.tsx')).LandingScreen),
  [paths.dashboard]: lazyScreen(
    async () => (await import('#src/screens/dashboard/DashboardScreen.tsx')).DashboardScreen,
  ),
  [paths.supplies]: lazyScreen(async () => (await import('#src/screens/supplies/SuppliesScreen.tsx')).SuppliesScreen),
  [paths.supplyDetail]: lazyScreen(
    async () => (await import('#src/screens/supplies/SupplyDetailScreen.tsx')).SupplyDetailScreen,
  ),
}

/** In development, every component of the design system. */
const DevUiScreen = import.meta.env.DEV
  ? lazyScreen(async () => (await import('./DevUiScreen.tsx')).DevUiScreen)
  : undefined

const KNOWN = [paths.root, paths.login, paths.notFound, ...Object.keys(publicScreens), ...Object.keys(privateScreens)]

/** Whether there is a screen at a path, without query. */
export function isKnownPath(path: string): boolean {
  return KNOWN.some((pattern) => matchPath(pattern, path) !== null)
}

/** Every route of the client. */
export function AppRoutes() {
  return (
    <Routes>
      {DevUiScreen && <Route path="/__ui" element={<Suspense>{<DevUiScreen />}</Suspense>} />}
      <Route path={paths.root} element={<EntryGate />} />
      <Route element={<PublicLayout />}>
        <Route path={paths.login} element={<EntryGate>{<LoginScreen />}</EntryGate>} />
        {Object.entries(publicScreens).map(([path, Screen]) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
      </Route>
      <Route element={<PrivateArea />}>
        {Object.entries(privateScreens).map(([path, Screen]) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
      </Route>
      <Route path={paths.notFound} element={<NotFoundArea />} />
      <Route path="*" element={<Navigate to={paths.notFound} replace />} />
    </Routes>
  )
}

function PublicLayout() {
  return (
    <PublicArea>
      <Suspense>
        <Outlet />
      </Suspense>
    </PublicArea>
  )
}
