import { paths } from '@acometida/api-spec/rules/clientPaths'
import { createElement, Suspense } from 'react'
import { Navigate, Outlet, type RouteObject } from 'react-router-dom'
import { lazyScreen } from '#src/api/lazyScreen.ts'
import { LoginScreen } from '#src/screens/access/LoginScreen.tsx'
import { useSessionState, whenSessionOpens } from '#src/session/session.store.ts'
import { ScreenPlaceholder } from '#src/ui/layout/ScreenPlaceholder.tsx'
import { EntryGate } from './EntryGate.tsx'
import { NotFoundArea } from './NotFoundArea.tsx'
import { PrivateArea } from './PrivateArea.tsx'
import { PublicArea } from './PublicArea.tsx'
import { Opening, Root } from './Root.tsx'
import { type ScreenRoute, screens } from './screens.ts'

/** In development, every component of the design system. */
const DevUiScreen = import.meta.env.DEV
  ? lazyScreen(async () => (await import('./DevUiScreen.tsx')).DevUiScreen, 'parts')
  : undefined

/** Every route of the client: the screens of the table in the frames of those who may open them. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    hydrateFallbackElement: <Opening />,
    children: [
      ...(DevUiScreen ? [{ path: '/__ui', element: <DevUiScreen /> }] : []),
      { path: paths.root, element: <EntryGate /> },
      {
        element: <PublicLayout />,
        children: [
          { path: paths.login, element: <EntryGate>{<LoginScreen />}</EntryGate> },
          ...screens.filter(({ access }) => access === 'visitor').map(routeOf),
        ],
      },
      { element: <PrivateArea />, children: screens.filter(({ access }) => access === 'user').map(routeOf) },
      { element: <CommonLayout />, children: screens.filter(({ access }) => access === 'anyone').map(routeOf) },
      { path: paths.notFound, element: <NotFoundArea /> },
      { path: '*', element: <Navigate to={paths.notFound} replace /> },
    ],
  },
]

function routeOf({ path, load, texts, prefetch }: ScreenRoute): RouteObject {
  return {
    path,
    element: createElement(lazyScreen(load, ...texts)),
    // The screen does not wait for it: it has its own way to show that something is missing.
    ...(prefetch && {
      loader: () => {
        whenSessionOpens(() => void prefetch())
        return null
      },
    }),
  }
}

function PublicLayout() {
  return (
    <PublicArea>
      <Suspense fallback={<ScreenPlaceholder />}>
        <Outlet />
      </Suspense>
    </PublicArea>
  )
}

function CommonLayout() {
  return useSessionState().status === 'visitor' ? <PublicLayout /> : <PrivateArea />
}
