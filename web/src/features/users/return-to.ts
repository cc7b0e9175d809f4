import { ROUTES } from '../../navigation/paths.ts'

/** The page to open after a login: only one of ours, never an address that somebody put into the link. */
export function pageToReturnTo(asked: string | undefined): string {
  const isOurs = asked !== undefined && /^\/(?![/\\])/.test(asked)
  return isOurs ? asked : ROUTES.addJob
}
