/** Paths that the service worker answers. */
import { SIMULATOR_PATH } from '@vagu/core/agency/path'

/** Pages that the server draws itself: documents of the API, the test environment of the agency. */
const OF_SERVER = ['/api', SIMULATOR_PATH]
const isOfServer = (path: string): boolean =>
  OF_SERVER.some((own) => path === own || path.startsWith(`${own}/`))

/** Whether it is a file whose name changes with its content. */
export const isShell = (path: string): boolean => path.startsWith('/assets/')

/** Whether it is the address of a screen; what ends like a file is none. */
export const isPage = (path: string): boolean => !isOfServer(path) && !/\.\w+$/.test(path)
