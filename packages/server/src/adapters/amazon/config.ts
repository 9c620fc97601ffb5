import { text, type ValuesOf, variables } from '../../kernel/environment.ts'

/** Amazon account for S3 and Cognito. */
export const amazonVariables = variables({
  shape: {
    AWS_REGION: text.optional(),
    AWS_ACCESS_KEY_ID: text.optional(),
    AWS_SECRET_ACCESS_KEY: text.optional(),
    AWS_SESSION_TOKEN: text.optional(),
  },
  together: [['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']],
})

export type AmazonValues = ValuesOf<typeof amazonVariables>

/** Amazon keys, if set; otherwise Amazon's client uses the role of the machine. */
export function awsCredentials(values: AmazonValues) {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = values
  if (!accessKeyId || !secretAccessKey) return undefined
  return { accessKeyId, secretAccessKey, sessionToken: values.AWS_SESSION_TOKEN }
}
