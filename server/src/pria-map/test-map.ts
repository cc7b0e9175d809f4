/** The made-up PRIA map of the agency's simulator as a port, for the demo and for homes of tests. */
import { answerWfs } from '@vagu/agency/wfs'
import type { FetchedFile, FileRequest, PriaMap } from '../ports.ts'
import { PRIA_WFS, wfsMap, type WfsPorts } from './wfs-map.ts'

export { PARCEL_OF_PARTS, PARCEL_OF_TESTS } from '@vagu/agency/wfs'

/** Answers a question of the WFS out of what is made up. */
export async function askTestMap({ url }: Pick<FileRequest, 'url'>): Promise<FetchedFile> {
  const answer = await answerWfs(new URL(url).searchParams).arrayBuffer()
  return { kind: 'file', bytes: new Uint8Array(answer), etag: null, lastModified: null }
}

/** The made-up map as a port. */
export const testMap = (ports: Pick<WfsPorts, 'now' | 'log'>): PriaMap =>
  wfsMap({ ...ports, url: PRIA_WFS, fetchFile: askTestMap, isTest: true })
