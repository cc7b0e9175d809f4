import { RecordDialog } from '../../records/RecordDialog.tsx'
import { type SampleFormProps, SampleFormPanel } from './SampleFormPanel.tsx'
import { soilSamplesText } from './text.ts'

export interface SampleDialogProps extends SampleFormProps {
  readonly onClose: () => void
}

/** Adds or changes a sample. */
export const SampleDialog = ({ sample, onClose, ...form }: SampleDialogProps) => (
  <RecordDialog
    record={sample}
    title={sample ? soilSamplesText.edit : form.isHere ? soilSamplesText.here : soilSamplesText.add}
    width={720}
    onClose={onClose}
  >
    {(place) => <SampleFormPanel {...place} {...form} sample={sample} />}
  </RecordDialog>
)
