import * as z from 'zod'
import { address, text, variables } from '../../kernel/environment.ts'

export const otelVariables = variables({
  shape: {
    OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
    OTEL_EXPORTER_OTLP_HEADERS: text.optional(),
    OTEL_SERVICE_NAME: text.default('staykit'),
    OTEL_RESOURCE_ATTRIBUTES: text.optional(),
    OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  },
})
