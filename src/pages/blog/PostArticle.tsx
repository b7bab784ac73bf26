import type { Post } from '../../content/collections/posts'
import { blogPage } from '../../content/pages/blog'
import { Container, Heading, Section, Stack, Text } from '../../design-system'
import { BackButton } from '../../sections/BackButton'
import { PostPicture } from '../../sections/PostPicture'
import { paths } from '../../paths'
import { PostBody } from './PostBody'

export interface PostArticleProps {
  /** What is to be read. */
  post: Post
}

/** A post to read: title and picture, its summary in the margin, and the text in a column. */
export function PostArticle({ post }: PostArticleProps) {
  return (
    <Section space="medium">
      <Container>
        <div className="mb-6 print:hidden">
          <BackButton fallback={paths.blogs.href()}>{blogPage.back}</BackButton>
        </div>
        <article
          aria-labelledby="post"
          className="grid grid-cols-1 gap-8 lg:grid-cols-12 lg:gap-x-6 lg:gap-y-12"
        >
          <header className="lg:col-span-10">
            <Heading level={1} id="post">
              {post.title}
            </Heading>
          </header>
          <figure className="lg:col-span-full print:break-inside-avoid">
            <div className="overflow-clip rounded-medium">
              <PostPicture post={post} sizes="(min-width: 80rem) 72rem, 100vw" isPriority />
            </div>
            {post.imageUrl !== undefined && (
              <figcaption className="mt-2 text-caption text-muted">{blogPage.pictureNote}</figcaption>
            )}
          </figure>
          <div className="border-t border-ink pt-4 lg:col-span-4 lg:self-start">
            <Stack space="small">
              <Text size="caption" tone="muted">
                <time dateTime={post.date}>{dayOf(post.date)}</time>
              </Text>
              {paragraphsOf(post.description).map((paragraph) => (
                <Text key={paragraph} tone="muted" isMeasured>
                  {paragraph}
                </Text>
              ))}
            </Stack>
          </div>
          <div className="lg:col-span-7 lg:col-start-6">
            <PostBody body={post.body} />
          </div>
        </article>
      </Container>
    </Section>
  )
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

function dayOf(date: Post['date']): string {
  return dayFormat.format(new Date(date))
}

/** A blank line begins a new one. */
function paragraphsOf(text: string): readonly string[] {
  return text.split(/\n\s*\n/)
}
