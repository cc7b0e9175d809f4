import { SegmentedControl } from '@mantine/core'
import type { AreaScope } from '@vagu/core/fields/land-schema'
import { AREA_SCOPES } from '@vagu/core/fields/land-schema'
import type { Field } from '@vagu/core/fields/schema'
import { landByCrop, landByGroup } from '@vagu/core/fields/totals'
import { useMemo, useState } from 'react'
import { useFieldGroups } from '../../../entities/field-groups/use-field-groups.ts'
import { useStatus } from '../../../entities/use-status.ts'
import { Fold } from '../../../ui/Fold.tsx'
import { AllFarmsLand } from './AllFarmsLand.tsx'
import styles from './LandShares.module.css'
import { cropName, LandTables, percent } from './LandTables.tsx'
import { landSharesText } from './text.ts'

interface Props {
  readonly fields: readonly Field[]
  readonly year: number
}

/** Parts that the folded line names. */
const NAMED = 3

/** How the land of the season divides by crop and by group: of this farm, or of all that are linked to it. */
export function LandShares({ fields, year }: Props) {
  const { groups } = useFieldGroups()
  const status = useStatus().data
  const [scope, setScope] = useState<AreaScope>('ONLY_THIS_ACCOUNT_AREA')
  const land = useMemo(
    () => ({
      farms: [],
      crops: landByCrop(fields, year),
      groups: groups.length === 0 ? [] : landByGroup(fields, { groups, year }),
    }),
    [fields, groups, year],
  )
  const isOfSeveral = status !== undefined && status.totalActiveArea > status.ownActiveArea
  return (
    <div className={styles.place}>
      <Fold
        names={[]}
        label={landSharesText.label}
        summary={land.crops
          .slice(0, NAMED)
          .map(({ key, share }) => `${cropName(key)} ${percent(share)}`)
          .join(' · ')}
        isForced={false}
      >
        {isOfSeveral && (
          <SegmentedControl<AreaScope>
            aria-label={landSharesText.scope}
            value={scope}
            onChange={setScope}
            data={AREA_SCOPES.toReversed().map((value) => ({ value, label: landSharesText.scopes[value] }))}
          />
        )}
        {isOfSeveral && scope === 'TOTAL_AREA' ? (
          <AllFarmsLand year={year} />
        ) : (
          <LandTables land={land} year={year} />
        )}
      </Fold>
    </div>
  )
}
