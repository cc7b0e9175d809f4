import { refineMaterials } from '@vagu/core/materials/contract'
import type { Refinement } from '@vagu/core/materials/refine-schema'
import type { Material } from '@vagu/core/materials/schema'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { materialKeys } from '../../../entities/materials/keys.ts'
import { call } from '../../../lib/call.ts'
import { DelayedSkeleton } from '../../../ui/DelayedSkeleton.tsx'
import { CloseButton } from '../../../ui/CloseButton.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { LoadFailed } from '../../../ui/LoadFailed.tsx'
import { refinedText } from './refined-text.ts'
import styles from './Register.module.css'
import { registerText } from './text.ts'

export interface RefineDialogProps {
  readonly requisite: Pick<Material, '_id' | 'name'>
  /** The farmer takes the register's figures: they stand in the form until it is saved. */
  readonly onTake: (refinement: Refinement) => void
  readonly onClose: () => void
}
const WIDTH = 620

const useRefinement = (id: string) =>
  useQuery({
    queryKey: materialKeys.refined(id),
    queryFn: ({ signal }) => call(refineMaterials, { body: { _ids: [id] } }, { signal }),
    staleTime: 0,
    meta: { reads: ['materials', 'registers'], isQuiet: true },
  })

function Preview({ refinement }: { readonly refinement: Refinement }) {
  const { changed, source } = refinement
  return (
    <>
      <p className={styles.line}>{registerText.previewText}</p>
      <table className={styles.preview}>
        <thead>
          <tr>
            <th scope="col">{registerText.property}</th>
            <th scope="col">{registerText.mine}</th>
            <th scope="col">{registerText.theirs}</th>
          </tr>
        </thead>
        <tbody>
          {changed.map(({ key, before, after }) => (
            <tr key={key}>
              <th scope="row">{registerText.keys[key]}</th>
              <td>{refinedText(key, before)}</td>
              <td>{refinedText(key, after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {source && <p className={styles.quiet}>{registerText.source(source)}</p>}
    </>
  )
}

/** The one material of the answer. */
function Answer({ refinement }: { readonly refinement: Refinement | undefined }) {
  if (!refinement?.isFound) return <p className={styles.line}>{registerText.notFound}</p>
  if (refinement.changed.length === 0) return <p className={styles.line}>{registerText.same}</p>
  return <Preview refinement={refinement} />
}

/** Facts of the register today beside those of the farm; nothing changes until they are taken. */
export function RefineDialog({ requisite, onTake, onClose }: RefineDialogProps) {
  const { data, isPending, isError, isFetching, refetch } = useRefinement(requisite._id)
  const [refinement] = data ?? []
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`${registerText.previewTitle}: ${requisite.name}`}
      width={WIDTH}
      isChanged={false}
    >
      <div className={styles.facts}>
        {isPending && <DelayedSkeleton lines={4} />}
        {isError && (
          <LoadFailed
            title={registerText.compareFailed}
            onReload={() => void refetch()}
            isLoading={isFetching}
          />
        )}
        {data && <Answer refinement={refinement} />}
        <div className={styles.buttons}>
          <CloseButton />
          {refinement && refinement.changed.length > 0 && (
            <Button onClick={() => onTake(refinement)}>{registerText.take}</Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
