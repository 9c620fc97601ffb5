import * as z from 'zod'
import { address, text, type ValuesOf, variables } from '../../kernel/environment.ts'
import { type AmazonValues, awsCredentials } from '../amazon/config.ts'

export const cognitoVariables = variables({
  shape: {
    COGNITO_USER_POOL_ID: z
      .string()
      .regex(/^[\w-]+_[0-9a-zA-Z]+$/, 'such as eu-west-1_AbCdEfGhi')
      .optional(),
    COGNITO_CLIENT_ID: text.optional(),
    COGNITO_CLIENT_SECRET: text.optional(),
    COGNITO_ENDPOINT: address.optional(),
    COGNITO_QA: z.stringbool().optional(),
  },
  together: [['COGNITO_USER_POOL_ID', 'COGNITO_CLIENT_ID']],
  encrypted: ['COGNITO_ENDPOINT'],
})

/** Values of the pool, with its kind. */
export type CognitoValues = Omit<ValuesOf<typeof cognitoVariables>, 'COGNITO_QA'> &
  AmazonValues & {
    /** Whether the user pool is for trials: its name begins with qa-. */
    readonly COGNITO_QA: boolean
  }

export function cognitoOptions(values: CognitoValues) {
  return {
    poolId: values.COGNITO_USER_POOL_ID ?? '',
    clientId: values.COGNITO_CLIENT_ID ?? '',
    clientSecret: values.COGNITO_CLIENT_SECRET,
    endpoint: values.COGNITO_ENDPOINT,
    credentials: awsCredentials(values),
    isQa: values.COGNITO_QA,
  }
}
