import { startPaths } from '@acometida/api-spec/rules/navigation/startPaths'
import { Navigate, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router-dom'
import { lazyScreen } from '#src/api/lazyScreen.ts'
import { LoginScreen } from '#src/screens/access/LoginScreen.tsx'
import { EntryGate } from './EntryGate.tsx'
import { PublicLayout } from './frame/public/PublicLayout.tsx'
import { Opening, Root } from './frame/Root.tsx'

/** In development, every component of the design system. */
const DevUiScreen = import.meta.env.DEV
  ? lazyScreen(async () => (await import('./devUi/DevUiScreen.tsx')).DevUiScreen, 'parts')
  : undefined

/** In development, the mobile app without a phone. */
const ShellScreen = import.meta.env.DEV
  ? lazyScreen(async () => (await import('./devUi/ShellScreen.tsx')).ShellScreen, 'parts')
  : undefined

/** The routes of the first page. The others load with the route table when the first of them opens. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    element: <Root />,
    hydrateFallbackElement: <Opening />,
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
  const { commonRoutes, preloadScreen, visitorRoutes } = await import('./screenRoutes.tsx')
  patch('public', visitorRoutes)
  patch('root', commonRoutes)
  await preloadScreen(path)
}
