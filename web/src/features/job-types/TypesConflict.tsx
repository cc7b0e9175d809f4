import { Dialog } from '../../ui/Dialog.tsx'
import { VersionChoice } from '../../ui/VersionChoice.tsx'
import { jobTypesPageText } from './text.ts'
import { typeDifferences, type Versions } from './versions.ts'

interface Props extends Versions {
  readonly keepMine: () => void
  readonly takeTheirs: () => void
  readonly close: () => void
}

/** The choice between the farmer's job types and those that another window has stored meanwhile. */
export const TypesConflict = ({ mine, stored, keepMine, takeTheirs, close }: Props) => (
  <Dialog isOpen onClose={close} title={jobTypesPageText.othersTitle} width={760} isChanged={false}>
    <VersionChoice
      title={jobTypesPageText.othersTitle}
      differences={typeDifferences({ mine, stored })}
      onKeepMine={keepMine}
      onTakeTheirs={takeTheirs}
    />
  </Dialog>
)
