import type { PostBody as Body } from '../../content/collections/postBodies'
import type { Post } from '../../content/collections/posts'
import { blogPage } from '../../content/pages/blog'
import { Container, Frame, Heading, MediaOnly, Ruled, Section, Stack, Text } from '../../design-system'
import { BackButton } from '../../sections/BackButton'
import { dayText } from '../../sections/formats'
import { PostPicture } from '../../sections/PostPicture'
import { paths } from '../../paths'
import { PostBody } from './PostBody'

export interface PostArticleProps {
  post: Post
  /** The text. */
  body: Body
}

/** The article of a post: title, picture, the summary in the margin, and the text. */
export function PostArticle({ post, body }: PostArticleProps) {
  return (
    <Section space="medium">
      <Container>
        <Stack space="medium">
          <MediaOnly media="screen">
            <BackButton fallback={paths.blogs.href()}>{blogPage.back}</BackButton>
          </MediaOnly>
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
              <Frame>
                <PostPicture post={post} sizes={{ base: '100vw', xl: '72rem' }} isPriority />
              </Frame>
              {post.imageUrl !== undefined && (
                <figcaption className="mt-2 text-caption text-muted">{blogPage.pictureNote}</figcaption>
              )}
            </figure>
            <div className="lg:col-span-4 lg:self-start">
              <Ruled variant="ink">
                <Stack space="small">
                  <Text size="caption" tone="muted">
                    <time dateTime={post.date}>{dayText(post.date)}</time>
                  </Text>
                  {paragraphsOf(post.description).map((paragraph) => (
                    <Text key={paragraph} tone="muted" isMeasured>
                      {paragraph}
                    </Text>
                  ))}
                </Stack>
              </Ruled>
            </div>
            <div className="lg:col-span-7 lg:col-start-6">
              <PostBody body={body} />
            </div>
          </article>
        </Stack>
      </Container>
    </Section>
  )
}

/** Paragraphs are separated by empty lines. */
function paragraphsOf(text: string): readonly string[] {
  return text.split(/\n\s*\n/)
}
