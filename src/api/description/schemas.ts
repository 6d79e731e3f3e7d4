/** The wire as schemas, one set a version: requests are checked by them, and the OpenAPI description is generated from them. */
import { z } from 'zod';
import { hasDetail } from '../versions/known-details.js';
import type { Version } from '../versions/version.js';

/** JSON Schema to publish instead of the forms that are tolerated. */
const published = <T extends z.ZodType>(schema: T, wire: Record<string, unknown>): T => schema.meta({ wire }) as T;

const flag = (description: string) =>
  published(
    z
      .union([z.boolean(), z.literal([0, 1]), z.string().max(10), z.null()])
      .transform((value, context) => {
        if (typeof value !== 'string') return Boolean(value);
        const text = value.trim().toLowerCase();
        if (['true', '1', 'on', 'yes'].includes(text)) return true;
        if (['', 'false', '0', 'off', 'no', 'null'].includes(text)) return false;
        context.addIssue(`“${value}” is neither true nor false`);
        return z.NEVER;
      })
      .optional(),
    { type: 'boolean', description },
  );

const text = (description: string, longest: number) => published(z.string().max(longest).nullable().optional(), { type: 'string', description });

/** Members of a detect request of this version, for the check of requests (zod) and for the description (OpenAPI) alike. */
export function requestSchema(version: Version) {
  const members = {
    Filter: published(z.union([z.bigint(), z.number(), z.string().max(4000), z.null()]).optional(), {
      type: 'integer',
      format: `int${version.bits}`,
      description: `Bitmask of the details to predict; 0 or absent: all details of the subscription. A numeric string, "None" and a comma-separated list of flag names are understood too${hasDetail(version, 'WhitelistGroup') ? ', those of groups of lists (SupplierGroup, ClientGroup) among them' : ''}.`,
    }),
    Invoice: published(z.string().nullable().optional(), {
      type: 'string',
      format: 'byte',
      description: 'The document (PDF, JPG, PNG, GIF, TIFF, BMP or ICO) as base64 with padding.',
    }),
    Format: published(z.union([z.number(), z.string().max(40), z.null()]).optional(), {
      type: 'integer',
      format: 'int32',
      enum: [0, 1],
      description: 'Special invoice format: 0 = None, 1 = EbInterface.',
    }),
    PropertyStore: published(z.union([z.record(z.string(), z.unknown()), z.string().max(100_000), z.null()]).optional(), {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: `Additional processing properties: ${version.propertyKeys.join(', ')}.`,
    }),
    CreateResultPdf: flag('Answer with the sent invoice as a PDF with marked predictions.'),
    AddOcrResult: flag('Answer with the OCR result as a JSON string.'),
    AddOcrPageImages: flag('Answer with an image of each page as base64.'),
    AddDocumentText: flag('Answer with the plain text.'),
    Languages: text('Comma-separated candidate languages (ISO 639-1) for OCR.', 1000),
    Version: text('Version of the service, such as v1-18.', 100),
  };
  const own = Object.fromEntries(Object.entries(members).filter(([name]) => version.requestFields.includes(name)));
  // Fields of other versions are unknown members here, and unknown members are dropped.
  return z.object(own) as unknown as z.ZodObject<typeof members>;
}

const int32 = () => published(z.number().int(), { type: 'integer', format: 'int32' });
const double = () => published(z.number(), { type: 'number', format: 'double' });
const score = () => published(z.number().min(0).max(1), { type: 'number', format: 'double', minimum: 0, maximum: 1 });
const threshold = () =>
  published(z.number().min(-1).max(1), {
    type: 'number',
    format: 'double',
    minimum: -1,
    maximum: 1,
    description: 'Use the value only if its Score is not below; -1: no recommendation.',
  });
const box = () => ({ X: int32(), Y: int32(), Width: int32(), Height: int32() });
const optionalBox = () => ({ X: int32().optional(), Y: int32().optional(), Width: int32().optional(), Height: int32().optional() });

/** Every schema of the version under its published name. Objects are strict: a test that parses an answer finds members too many. */
export function responseSchemas(version: Version) {
  const type = () => published(z.bigint(), { type: 'integer', format: `int${version.bits}`, description: 'Id of the detail.' });
  const record = version.recordThresholds ? { RecommendedThreshold: threshold() } : {};
  const DetectionResponse = z.strictObject({
    Type: type(),
    TypeName: z.string(),
    Text: z.string().optional(),
    Value: z.string(),
    Score: score(),
    RecommendedThreshold: threshold(),
    ...box(),
    Confidence: double().optional(),
  });
  const DetectionGroupResponse = z.strictObject({ Type: type(), TypeName: z.string(), InvoiceDetailTypePredictions: z.array(DetectionResponse).optional() });
  const DetailResponse = z.strictObject({
    Name: z.string().optional(),
    Text: z.string().optional(),
    Value: z.string().optional(),
    Score: score().optional(),
    ...record,
    ...optionalBox(),
  });
  const detail = DetailResponse.optional();
  const AddressResponse = z.strictObject({ Street: detail, ZipCode: detail, City: detail, Country: detail, ...optionalBox() });
  const list = z.array(DetailResponse).optional();
  const ContactResponse = z.strictObject({
    Name: detail,
    Address: AddressResponse.optional(),
    Score: score().optional(),
    ...record,
    WebsiteUrl: list,
    Email: list,
    Phone: detail,
    Fax: detail,
  });
  const LineItemResponse = z
    .object({
      ...(version.positionNumber && { PositionNumber: int32().optional() }),
      ...Object.fromEntries(version.lineItemFields.map((name) => [name, detail])),
      Score: score().optional(),
      ...record,
      ...optionalBox(),
    })
    // Custom columns of a customer are beside the built-in ones.
    .catchall(DetailResponse);
  const LineItemTableResponse = z.strictObject({ LineItems: z.array(LineItemResponse).optional() });
  const members = {
    DocumentResolution: int32(),
    DocumentFormat: z.enum(['Letter', 'Receipt']),
    Language: z.string(),
    Countries: z.string(),
    InvoiceDetailTypePredictions: z.array(DetectionResponse),
    PredictionGroups: z.array(DetectionGroupResponse),
    LineItemTable: LineItemTableResponse,
    Sender: ContactResponse,
    Receiver: ContactResponse,
    Contacts: z.array(ContactResponse),
    FormattedResult: z.string(),
    IsQualityOk: z.boolean(),
    OcrWordQuality: double(),
    MeanCharacterConfidenceValue: double(),
    StdDevCharacterConfidenceValue: double(),
    MaxCharacterConfidenceValue: int32(),
    OcrResult: z.string(),
    OcrPageImages: z.array(z.string()),
    ResultPdf: published(z.string(), { type: 'string', format: 'byte' }),
    DocumentText: z.string(),
    InvoiceState: published(z.number().int().min(0).max(7), {
      type: 'integer',
      format: 'int32',
      description: 'Bitmask of failed tasks: 1 prediction, 2 result PDF, 4 OCR result.',
    }),
    Confidence: double(),
  };
  const own = Object.entries(members).filter(([name]) => version.responseFields.includes(name));
  const DetectInvoiceResponse = z.strictObject(Object.fromEntries(own.map(([name, schema]) => [name, schema.optional()])));
  return {
    DetectionResponse,
    DetectionGroupResponse,
    DetailResponse,
    AddressResponse,
    ContactResponse,
    LineItemResponse,
    LineItemTableResponse,
    DetectInvoiceResponse,
  };
}
