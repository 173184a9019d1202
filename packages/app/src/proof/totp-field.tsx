import { TextField, type TextFieldProps } from '@kinfold/ui/text-field'

export function TotpField(props: Omit<TextFieldProps, 'label'>) {
  return (
    <TextField
      label="Code from your authenticator app"
      hint="The 6 digits it shows now, or a recovery code."
      required
      autoComplete="one-time-code"
      {...props}
    />
  )
}
