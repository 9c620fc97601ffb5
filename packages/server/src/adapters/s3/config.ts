import * as z from 'zod'
import { address, type ValuesOf, variables } from '../../kernel/environment.ts'
import { type AmazonValues, awsCredentials } from '../amazon/config.ts'

export const s3Variables = variables({
  shape: {
    S3_BUCKET: z.string().min(3).optional(),
    S3_PREFIX: z
      .string()
      .regex(/^[\w./-]*$/)
      .default(''),
    S3_ENDPOINT: address.optional(),
  },
  encrypted: ['S3_ENDPOINT'],
})

/** Undefined without a bucket. */
export function s3Options(values: ValuesOf<typeof s3Variables> & AmazonValues) {
  const {
    S3_BUCKET: bucket,
    S3_PREFIX: prefix,
    S3_ENDPOINT: endpoint,
    AWS_REGION: region = 'us-east-1',
  } = values
  return bucket ? { bucket, prefix, endpoint, region, credentials: awsCredentials(values) } : undefined
}
