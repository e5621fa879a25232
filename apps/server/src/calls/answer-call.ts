import type { AnswerOf, Call, Media, RequestOf } from "@vedanga/contract";
import type { FastifyContextConfig, FastifyReply } from "fastify";
import { pricedAs } from "#plugins/address-counts.ts";
import type { App } from "#plugins/app-instance.ts";
import { refusalShapes } from "#plugins/call-schemas.ts";

type Answering<C extends Call> = (request: RequestOf<C>, reply: FastifyReply) => AnswerOf<C> | Promise<AnswerOf<C>>;

/** Makes the route of a call from its value: path, parameters, caching and price. */
export function answerCall<C extends Call>(app: App, call: C, answer: Answering<NoInfer<C>>): void {
  const { method, path, tag, summary, description, parameters, response, media } = call;
  app.route({
    method,
    url: path,
    config: configOf(call),
    schema: {
      tags: [tag],
      summary,
      ...(description !== undefined && { description }),
      ...(method === "GET" ? { querystring: parameters } : { body: parameters }),
      response: {
        200: media ? { description: media.description, content: { [media.type]: { schema: response } } } : response,
        ...refusalShapes,
      },
    },
    handler: async (request, reply) => {
      // Read by the call's own schema, a line above.
      const asked = (method === "GET" ? request.query : request.body) as RequestOf<C>;
      const answered = await answer(asked, reply);
      if (media) asMedia(reply, media);
      return answered;
    },
  });
}

const configOf = ({ kept, price }: Call): FastifyContextConfig => ({
  ...(kept !== "never" && { sharedForSeconds: kept.seconds }),
  ...(price !== undefined && { rateLimit: pricedAs(price) }),
});

function asMedia(reply: FastifyReply, { type, fileName }: Media): void {
  reply.type(`${type}; charset=utf-8`);
  if (fileName !== undefined) reply.header("content-disposition", `inline; filename="${fileName}"`);
}
