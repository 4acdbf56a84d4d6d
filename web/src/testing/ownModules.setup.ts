import { vi } from 'vitest'

// The files of tests share a process, its libraries and their compiled code, but what the client keeps in its modules is each file's own.
vi.resetModules()
