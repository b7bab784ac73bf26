import type { Post, PostBody as Body } from '../../content/posts/posts'
import { blogPage } from '../../content/pages/blog'
import { SummaryList, Frame, Heading, Section, Stack, Text } from '../../design-system'
import { picture } from '../../images/pictures'
import { BackButton } from '../../sections/BackButton'
import { dayText } from '../../lib/dayText'
import { PageContents } from '../../sections/PageContents'
import { PostPicture } from '../../sections/pictures/PostPicture'
import { paths } from '../../paths'
import { PostBody } from './PostBody'
import { sectionId } from './sectionId'

/** The article of a post: title, picture, summary, and the text beside author, date and contents. */
export function PostArticle({ post, body }: { post: Post; body: Body }) {
  return (
    <Section top="small">
      <Stack space="large">
        <div className="print:hidden">
          <BackButton fallback={paths.blogs.href()}>{blogPage.back}</BackButton>
        </div>
        <article
          aria-labelledby="post"
          className="grid grid-cols-1 gap-8 lg:grid-cols-12 lg:gap-x-6 lg:gap-y-12 print:gap-4"
        >
          <header className="lg:col-span-10">
            <Heading level={1} id="post">
              {post.title}
            </Heading>
          </header>
          <figure className="lg:col-span-full print:break-inside-avoid">
            <Frame shape="landscape">
              <PostPicture post={post} sizes={{ base: '92vw', xl: '72rem' }} isPriority />
            </Frame>
            {post.imageUrl !== undefined && (
              <figcaption className="mt-2 text-caption text-muted">
                {picture(post.imageUrl).caption}
              </figcaption>
            )}
          </figure>
          <div className="lg:col-span-8 lg:col-start-5 lg:row-start-3">
            <Text size="lead" tone="muted" hasMeasure>
              {post.description}
            </Text>
          </div>
          {/* Beside the summary and the text. */}
          <div className="lg:col-span-4 lg:col-start-1 lg:row-span-2 lg:row-start-3">
            <div className="lg:sticky lg:top-aside-stuck">
              <Stack space="large">
                <SummaryList
                  layout="columns"
                  rows={[
                    { term: blogPage.authorLabel, content: post.author },
                    {
                      term: blogPage.dateLabel,
                      content: <time dateTime={post.date}>{dayText(post.date)}</time>,
                    },
                  ]}
                />
                <div className="contents print:hidden">
                  <PageContents sections={sectionsOf(body)} />
                </div>
              </Stack>
            </div>
          </div>
          <div className="lg:col-span-8 lg:col-start-5">
            <PostBody body={body} />
          </div>
        </article>
      </Stack>
    </Section>
  )
}

/** The sections of the text, for the contents. */
function sectionsOf(body: Body) {
  return body.flatMap((block) =>
    block.kind === 'heading' ? [{ id: sectionId(block.text), heading: block.text }] : [],
  )
}
