import type { RouteObject } from 'react-router-dom'
import type { WorldScreen } from './frame/navigation.type.ts'
import { RoomFrame } from './frame/RoomFrame.tsx'
import { WorldFrame } from './frame/WorldFrame.tsx'
import { EnterScreen } from './enter/EnterScreen.tsx'
import { enterByAddress } from './enter/enterByAddress.ts'
import { FaultsScreen } from './faults/FaultsScreen.tsx'
import { InboxScreen } from './inbox/InboxScreen.tsx'
import { PeopleScreen } from './people/PeopleScreen.tsx'
import { SnapshotsScreen } from './snapshots/SnapshotsScreen.tsx'
import { WorldsScreen } from './worlds/WorldsScreen.tsx'

/** The screens of a world, in the order of the navigation; the first is its home. */
const worldScreens: readonly WorldScreen[] = [
  { path: 'people', label: 'People', key: 'p', element: <PeopleScreen /> },
  { path: 'inbox', label: 'Inbox', key: 'i', element: <InboxScreen /> },
  { path: 'faults', label: 'Faults', key: 'f', element: <FaultsScreen /> },
  { path: 'snapshots', label: 'Snapshots', key: 's', element: <SnapshotsScreen /> },
]

/** Every address of the room. */
export const routes: RouteObject[] = [
  {
    path: '/enter',
    loader: ({ request }) => enterByAddress(new URL(request.url)),
    element: <EnterScreen />,
    hydrateFallbackElement: <output>Entering…</output>,
  },
  {
    path: '/',
    element: <RoomFrame screens={worldScreens} />,
    children: [
      { index: true, element: <WorldsScreen /> },
      {
        path: 'w/:world',
        element: <WorldFrame home={worldScreens[0]?.path ?? ''} />,
        children: worldScreens.map(({ path, element }) => ({ path, element })),
      },
      { path: '*', element: <WorldsScreen /> },
    ],
  },
]
