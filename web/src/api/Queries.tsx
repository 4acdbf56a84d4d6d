import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient } from './queryClient.ts'

/** Lets what is inside ask the server and share its answers. The first question of the log-in does without. */
export function Queries({ children }: { readonly children?: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
