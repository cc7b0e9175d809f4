import { ROUTES } from '../../navigation/paths.ts'

/** The page to open after a login: only one of ours, never an address that somebody put into the link. */
export function pageToReturnTo(address: string | undefined): string {
  const isOurs = address !== undefined && /^\/(?![/\\])/.test(address)
  return isOurs ? address : ROUTES.addJob
}
