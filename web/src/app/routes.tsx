import { startPaths, loginPath } from '@acometida/api-spec/rules/navigation/startPaths'
import { type ReactNode, Suspense } from 'react'
import {
  Navigate,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  useLocation,
  useRouteError,
} from 'react-router-dom'
import { lazyScreen } from '#src/api/lazyScreen.ts'
import { loadCode } from '#src/base/lazyPart.ts'
import { LoginScreen } from '#src/screens/access/LoginScreen.tsx'
import { BrokenScreen } from '#src/screens/support/BrokenScreen.tsx'
import { type Session, useSessionState } from '#src/session/tokens/session.store.ts'
import { PublicLayout } from './frame/public/PublicLayout.tsx'
import { Opening, Root } from './frame/Root.tsx'

/** In development, every component of the design system. */
const DevUiScreen = import.meta.env.DEV
  ? lazyScreen(async () => (await import('./devUi/DevUiScreen.tsx')).DevUiScreen)
  : undefined

/** In development, the mobile app without a phone. */
const ShellScreen = import.meta.env.DEV
  ? lazyScreen(async () => (await import('./devUi/ShellScreen.tsx')).ShellScreen)
  : undefined

/** The routes of the first page. The others load with the route table when the first of them opens. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    element: <Root />,
    hydrateFallbackElement: <Opening />,
    errorElement: <BrokenRoute />,
    children: [
      ...(DevUiScreen ? [{ path: '/__ui', element: <DevUiScreen /> }] : []),
      ...(ShellScreen ? [{ path: '/__shell', element: <ShellScreen /> }] : []),
      { path: startPaths.root, element: <EntryGate /> },
      {
        id: 'public',
        element: <PublicLayout />,
        children: [{ path: startPaths.login, element: <EntryGate>{<LoginScreen />}</EntryGate> }],
      },
      { path: '*', element: <Navigate to={startPaths.notFound} replace /> },
    ],
  },
]

/** Loads the routes of all other screens, and the screen asked for. The router calls it for an unknown path. */
export const findRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  const { commonRoutes, preloadScreen, visitorRoutes } = await loadCode(async () => import('./screenRoutes.tsx'))
  patch('public', visitorRoutes)
  patch('root', commonRoutes)
  await preloadScreen(path)
}

const Home = lazyScreen<{ readonly session: Session }>(async () => (await import('./frame/Home.tsx')).Home)

/** Shown if the routes of the other screens do not load. A screen that fails stays in its frame (ScreenBoundary). */
function BrokenRoute() {
  return <BrokenScreen error={useRouteError()} />
}

/** The root and the log-in. A session opens its home page; a visitor gets the log-in, with the query of the address. */
function EntryGate({ children }: { readonly children?: ReactNode }) {
  const { search } = useLocation()
  const state = useSessionState()
  if (state.status === 'starting') return <Opening />
  if (state.status === 'open') {
    return (
      <Suspense fallback={<Opening />}>
        <Home session={state.session} />
      </Suspense>
    )
  }
  return children ?? <Navigate to={loginPath() + search} replace />
}
