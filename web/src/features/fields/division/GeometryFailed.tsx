import { LoadFailed } from '../../../ui/LoadFailed.tsx'
import { useGeometry } from './preview.ts'

/** Says that lines and neighbours cannot be worked out because the geometry was not loaded, and loads it again. */
export function GeometryFailed() {
  const { isError, isFetching, refetch } = useGeometry()
  return isError && <LoadFailed onReload={() => void refetch()} isLoading={isFetching} />
}
