/** Roles in Estonian, for screens and letters alike. */
import type { Role } from './schema.ts'

export const ROLE_WORDS: Readonly<Record<Role, { readonly name: string; readonly says: string }>> = {
  owner: { name: 'omanik', says: 'teeb kõike, haldab ka ettevõtet, kasutajaid ja tellimusi' },
  member: { name: 'kaaskasutaja', says: 'näeb ja muudab kõiki põlluraamatu andmeid' },
  worker: { name: 'töötegija', says: 'märgib töid ja lisab fotosid, hindu ja tasusid ei näe' },
  adviser: { name: 'nõustaja', says: 'vaatab andmeid ja kommenteerib hoiatusi' },
}
