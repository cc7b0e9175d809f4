/** Paths that the service worker answers. */

/** Pages that the server draws itself: documents of the API, the test environment of the agency. */
const OF_SERVER = /^\/(api|pria-testkeskkond)(\/|$)/

/** Whether it is a file whose name changes with its content. */
export const isShell = (path: string): boolean => path.startsWith('/assets/')

/** Whether it is the address of a screen; what ends like a file is none. */
export const isPage = (path: string): boolean => !OF_SERVER.test(path) && !/\.\w+$/.test(path)
